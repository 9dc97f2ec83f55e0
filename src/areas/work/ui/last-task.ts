/** Where the device keeps the key of the task that was opened last. */
export const lastTaskKey = 'work.last-task'
