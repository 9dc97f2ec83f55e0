/**
 * Runs in the page: the lines of its texts that break where a reader would not, as `line | next line`. Words are those
 * of the browser's own dictionary; whether they belong together is judged here, not by what the renderer holds.
 */
export function badBreaks(selector: string): string[] {
  const heads = new Set(['ความ', 'การ', 'ผู้', 'นัก', 'ชาว', 'ไม่'])
  const pairs = new Set(['น้ำ|ดอกไม้', 'น้ำ|หนัก', 'น้ำ|หอม', 'วัน|เกิด', 'วัน|หยุด', 'คน|ทำ', 'คน|เดียว'])
  const units = /^(?:บาท|คน|นาที|ชั่วโมง|วัน|ปี|เดือน|ห้อง|ครั้ง|กรัม|กิโลกรัม|people|minutes|hours|days|baht|km|kg)/
  const dictionary = new Intl.Segmenter('th', { granularity: 'word' })
  const range = document.createRange()
  const found: string[] = []
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility() || element.closest('[aria-hidden="true"], .visually-hidden')) continue
    const letters: { letter: string; top: number; block: Element | null }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Lines of other blocks inside it are judged by themselves, or begin there.
      let block = node.parentElement
      while (block && /^(?:inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement
      for (let at = 0; at < (node.nodeValue ?? '').length; at += 1) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getClientRects()[0]
        letters.push({ letter: node.nodeValue?.[at] ?? '', top: box ? box.top + box.height / 2 : Number.NaN, block })
      }
    }
    const text = letters.map(({ letter }) => letter).join('')
    const segments = [...dictionary.segment(text)]
    let before: { top: number; block: Element | null } | undefined
    letters.forEach(({ letter, top, block }, at) => {
      // Marks above and below have boxes of their own.
      if (/[\s\p{M}\u0e33]/u.test(letter) || Number.isNaN(top)) return
      const isNewLine = before !== undefined && before.block === block && top - before.top > 8
      before = { top, block }
      if (!isNewLine) return
      const next = segments.find(({ index }) => index === at)?.segment
      const last = segments.findLast(({ index, segment }) => index + segment.length <= at && segment.trim() !== '')
      const isTouching = last !== undefined && last.index + last.segment.length === at
      const isBad =
        next === undefined
          ? /[\u0e00-\u0e7f]/.test(letter)
          : isTouching
            ? heads.has(last.segment) || pairs.has(`${last.segment}|${next}`)
            : /^[\d,.]+$/.test(last?.segment ?? '') && units.test(text.slice(at))
      if (isBad) found.push(`${text.slice(Math.max(0, at - 16), at)} | ${text.slice(at, at + 16)}`)
    })
  }
  return found
}
