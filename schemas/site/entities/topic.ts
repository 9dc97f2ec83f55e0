import * as z from 'zod/mini'

/** `name` or `name:argument`, such as `work/changes:<project>`. */
export const topicName = z.string().check(z.regex(/^[a-z]+\/[a-z-]+(?::[\w.-]{1,80})?$/), z.maxLength(120))

/** State of a topic. `rev` is opaque: another value says that something changed. `count` is for badges. */
export const topicState = z.object({ topic: topicName, rev: z.string(), count: z.optional(z.int()) })
export type TopicState = z.infer<typeof topicState>
