/** Changes of a project, by its id: every write of a task, a status or the project itself. */
export const changesTopic = 'work/changes'
