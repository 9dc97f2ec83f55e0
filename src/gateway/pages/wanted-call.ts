/** A call that a block needs, with its input. */
export type WantedCall = { call: string; input: Record<string, unknown> }
