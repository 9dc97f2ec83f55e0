import type { Builder } from './builder'

/** Results of key presses that are only announced to screen readers, because they are visible on screen. */
export type Done =
  | 'chosen'
  | 'duplicated'
  | 'pasted'
  | 'wrapped'
  | 'turned'
  | 'hidden'
  | 'shown'
  | 'locked'
  | 'unlocked'
  | 'none'
  | 'first'
  | 'last'
  | 'noMore'
  | 'empty'

/** The messages are loaded with the first announcement. */
export function reportDone(builder: Builder, done: Done, ids: readonly string[] = []): void {
  void import('../commands/announce-done').then(({ announceDone }) => announceDone(builder, done, ids))
}
