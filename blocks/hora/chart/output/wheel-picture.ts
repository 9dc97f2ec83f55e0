/** Properties that the page's style sheet sets on the parts of a wheel. */
const painted = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
] as const
/** Pixels of a picture's side. */
const pictureSide = 1440

/** A wheel as a file of its own: what the style sheet gives is written into it. */
export function wheelSvg(wheel: SVGSVGElement, name: string): string {
  const copy = wheel.cloneNode(true) as SVGSVGElement
  const originals = wheel.querySelectorAll<SVGElement>('*')
  const copies = copy.querySelectorAll<SVGElement>('*')
  for (const [index, original] of originals.entries()) {
    const found = getComputedStyle(original)
    const part = copies[index]
    if (!part) continue
    for (const property of painted) part.setAttribute(property, found.getPropertyValue(property))
    for (const attribute of ['class', 'role', 'tabindex', 'aria-haspopup', 'aria-expanded', 'aria-hidden', 'style'])
      part.removeAttribute(attribute)
  }
  for (const target of copy.querySelectorAll('[data-body] > circle')) target.remove()
  for (const { name: attribute } of Array.from(copy.attributes))
    if (attribute !== 'viewBox') copy.removeAttribute(attribute)
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const [, , width = '360', height = '360'] = (copy.getAttribute('viewBox') ?? '').split(' ')
  copy.setAttribute('width', width)
  copy.setAttribute('height', height)
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title')
  title.textContent = name
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect')
  for (const [attribute, value] of Object.entries({ width, height, fill: backgroundOf(wheel) }))
    ground.setAttribute(attribute, value)
  copy.prepend(title, ground)
  return new XMLSerializer().serializeToString(copy)
}

/** The colour on which the wheel stands. */
function backgroundOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundColor } = getComputedStyle(at)
    if (backgroundColor !== 'transparent' && !backgroundColor.endsWith(', 0)')) return backgroundColor
  }
  return '#fff'
}

/** The same as a PNG. */
export async function wheelPng(wheel: SVGSVGElement, name: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([wheelSvg(wheel, name)], { type: 'image/svg+xml' }))
  try {
    const picture = new Image(pictureSide, pictureSide)
    picture.src = address
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = pictureSide
    canvas.height = pictureSide
    canvas.getContext('2d')?.drawImage(picture, 0, 0, pictureSide, pictureSide)
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
        'image/png',
      ),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
