import LifecycleCommand

// The process is the only place that knows of arguments, environment, terminal and exit codes.
SystemEnvironment.run()
