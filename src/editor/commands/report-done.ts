import type { Builder } from '../state/builder'

/** What is said by ear alone of what a key did, because an eye sees it. */
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

/** Its words come when the first of them are said. */
export function reportDone(builder: Builder, done: Done, ids: readonly string[] = []): void {
  void import('./announce-done').then(({ announceDone }) => announceDone(builder, done, ids))
}
