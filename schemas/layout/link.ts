import * as z from 'zod/mini'
import { markField } from './field-mark'
import { linkProblemMessage, type LinkTarget } from './link-target'
import { refuse } from './refuse'
import { oneSchema } from './one-schema'

/**
 * A link prop: same-site path, `#anchor`, the name of an upload (`itemAsset`), mailto or tel; http(s) only with
 * `external: true`.
 */
export const link = /* @__PURE__ */ oneSchema(() =>
  markField(
    z
      .strictObject({
        to: z.string().check(z.minLength(1), z.maxLength(2000)),
        external: z.optional(z.boolean()),
        newTab: z.optional(z.boolean()),
      })
      .check((ctx) => refuseLink(ctx, ctx.value, ['to'])),
    { field: 'link' },
  ),
)

/** Refuses a link that may not be followed. */
export function refuseLink(ctx: z.core.ParsePayload, target: LinkTarget, path: (string | number)[]): void {
  const message = linkProblemMessage(target)
  if (message) refuse(ctx, message, path)
}
