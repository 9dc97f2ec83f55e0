import * as z from 'zod/mini'

/** A line of a person's day, or of a task's checklist. */
export const todo = z.object({
  id: z.string(),
  text: z.string(),
  done: z.boolean(),
  dueOn: z.nullable(z.string()),
  version: z.int(),
})
export type Todo = z.infer<typeof todo>

export const maxTodos = 500
export const unknownTodo = { status: 404, message: 'There is no such line.' }
