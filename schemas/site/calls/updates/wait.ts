import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { topicState } from '../../entities/topic'
import { maxTopics, maxWaitSeconds } from '../../entities/topic-limits'

/**
 * Held open until one of the topics has another `rev` than the caller names after `~`; a topic without one answers at
 * once, as does a call with zero seconds to wait. `gone` are topics that do not exist for the caller: they must not be
 * asked for again. It does not count as activity of the person, and ends with their session.
 */
export const call = defineCall({
  name: 'updates/wait',
  summary: 'States of topics, such as messages or a project, as soon as one differs from what the caller knows.',
  method: 'GET',
  path: '/api/updates/wait',
  access: 'guest',
  scope: 'site',
  cache: 'private',
  input: z.strictObject({
    /** `message/updates~12,work/changes:<project>~7` */
    topics: z.string().check(
      z.maxLength(4000),
      z.refine((text) => text.split(',').length <= maxTopics, `At most ${maxTopics} topics.`),
    ),
    seconds: z._default(z.coerce.number().check(z.gte(0), z.lte(maxWaitSeconds)), maxWaitSeconds),
  }),
  output: z.object({ topics: z.array(topicState), gone: z.array(z.string()) }),
  examples: [
    { input: { topics: 'message/updates', seconds: 0 }, as: 'user' },
    { input: { topics: 'message/updates~0,work/changes:unknown', seconds: 0 }, as: 'manager' },
    { input: { topics: 'message/updates', seconds: 0 } },
  ],
})
