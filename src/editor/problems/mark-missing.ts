import { useUploads } from '../media/known-uploads'

/** By language of the page. */
const missingMessage = { th: 'ไม่มีรูปนี้ในเว็บไซต์นี้', en: 'This picture is not on this site' }

/**
 * Labels missing pictures on the canvas. Only while editing: visitors get an empty space. An upload is labelled once it
 * is known to be missing. Returns the function that ends it.
 */
export function markMissing(document: Document): () => void {
  // A document can adopt only style sheets created by its own window.
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

/**
 * The element is empty, so the size containment does not change its size, and the label cannot enlarge it. One too
 * narrow for the label shows an icon.
 */
const rulesFor = (missing: string) => `
${missing} { --said: '${missingMessage.en}'; contain: size layout paint; container-type: inline-size; outline: 1px dashed #d6353f; outline-offset: -1px; }
${missing}:lang(th) { --said: '${missingMessage.th}'; }
${missing}::before { content: var(--said); position: absolute; inset: 0; display: grid; place-items: center; padding: 4px; background: #fff6f6; color: #7a1620; font: 13px/1.4 system-ui, sans-serif; text-align: center; }
@container (width < 8rem) {
  ${missing}::before { content: '!'; }
}`
