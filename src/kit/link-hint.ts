import { useT } from './t'

const opensNewTab = { en: '(opens in a new tab)', th: '(เปิดในแท็บใหม่)' }

/** Screen reader text for a link that opens a new tab. */
export function useNewTabHint(): string {
  return useT()(opensNewTab)
}
