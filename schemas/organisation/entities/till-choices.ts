import * as z from 'zod/mini'

/** Props of every block that opens the till. */
export const tillChoices = () => ({
  layout: z._default(z.enum(['desk', 'handheld']), 'desk'),
  hand: z._default(z.enum(['left', 'right']), 'right'),
  pictures: z._default(z.boolean(), true),
})
