import { useUploads } from '../media/known-uploads'

/** By the language of the page. */
const missingMessage = { th: 'ไม่มีรูปนี้ในเว็บไซต์นี้', en: 'This picture is not on this site' }

/** Says on the canvas, where a picture is not there, that it is not: while the page is edited, for visitors get an empty place. Of an upload it is said once that is known. Ends what it returns. */
export function markMissing(document: Document): () => void {
  // A sheet can only be adopted by the document whose window made it.
  const sheet = new (document.defaultView as Window & typeof globalThis).CSSStyleSheet()
  const write = () => {
    const lost = Object.entries(useUploads.getState()).flatMap(([name, { isLost }]) =>
      isLost ? [`[data-missing-asset='${name}']`] : [],
    )
    sheet.replaceSync(
      rulesFor(
        `html[data-mode='edit'] .picture-missing:is(${[":not([data-missing-asset^='item-'])", ...lost].join()})`,
      ),
    )
  }
  write()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const unsubscribe = useUploads.subscribe(write)
  return () => {
    unsubscribe()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
  }
}

/** The element is empty, so that no containment changes how large it is; the words make it no larger. In one that is too narrow for them a sign stands. */
const rulesFor = (missing: string) => `
${missing} { --said: '${missingMessage.en}'; contain: size layout paint; container-type: inline-size; outline: 1px dashed #d6353f; outline-offset: -1px; }
${missing}:lang(th) { --said: '${missingMessage.th}'; }
${missing}::before { content: var(--said); position: absolute; inset: 0; display: grid; place-items: center; padding: 4px; background: #fff6f6; color: #7a1620; font: 13px/1.4 system-ui, sans-serif; text-align: center; }
@container (width < 8rem) {
  ${missing}::before { content: '!'; }
}`
