import * as z from 'zod/mini'

/** Digits of a block: those of the reader's language, or always the same. */
export const numeralsChoice = () => z._default(z.enum(['auto', 'thai', 'arabic']), 'auto')
