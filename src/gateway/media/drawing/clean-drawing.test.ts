import { SaxesParser } from 'saxes'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { preparePicture } from '../prepare-picture'
import { cleanDrawing } from './clean-drawing'

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20">'
const shape = '<rect width="9" height="9"/>'
const svg = (inside: string) => `${open}${inside}</svg>`
const clean = (markup: string) => cleanDrawing(Buffer.from(markup)).markup()
const reasonOf = (markup: string | Buffer) => {
  try {
    cleanDrawing(Buffer.from(markup as string))
    return undefined
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error)
  }
}
const repeated = (count: number, of: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => of(at)).join('')

/** Anything in the result that could run, load, or lead somewhere. */
function dangers(markup: string): string[] {
  const found: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => found.push(error.message))
  for (const kind of ['doctype', 'processinginstruction', 'comment', 'cdata'] as const)
    parser.on(kind, () => found.push(kind))
  parser.on('opentag', ({ name, uri, attributes }) => {
    if (uri !== 'http://www.w3.org/2000/svg') found.push(`${name} of ${uri}`)
    if (/script|foreign|iframe|image|animate|set$|handler|audio|video|link/i.test(name)) found.push(name)
    for (const { local, value } of Object.values(attributes)) {
      if (/^on|^src$|^to$|^from$|^attributeName$/i.test(local)) found.push(local)
      if (local === 'href' && !value.startsWith('#')) found.push(`${local}=${value}`)
      if (local !== 'xmlns' && /script:|data:|\/\/|@|\\|url\((?!\s*["']?#)/i.test(value))
        found.push(`${local}=${value}`)
    }
  })
  parser.on('text', (text) => {
    if (/@|\\|url\((?!\s*["']?#)|expression/i.test(text)) found.push(text)
  })
  parser.write(markup).close()
  return found
}

describe('a hostile SVG', () => {
  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another document', '<script xlink:href="https://evil.example/x.js"/>'],
    ['a script in CDATA', '<script><![CDATA[alert(1)]]></script>'],
    ['a script with a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    ['a script of HTML', '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'],
    ['handlers', '<g onload="alert(1)" onclick="alert(1)" ONMOUSEOVER="alert(1)"><path d="M0 0h9" onfocus="x()"/></g>'],
    [
      'a foreign object',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="javascript:alert(1)"/></body></foreignObject>',
    ],
    ['a link that runs', '<a xlink:href="javascript:alert(1)"><path d="M0 0h9"/></a>'],
    ['a link in disguise', '<a href="&#106;ava&#10;script:alert(1)"><path d="M0 0h9"/></a>'],
    ['an animated address', '<a><set attributeName="href" to="javascript:alert(1)"/><path d="M0 0h9"/></a>'],
    ['an animated handler', '<animate attributeName="onload" values="alert(1)" begin="0s"/>'],
    ['parts of another file', '<use href="https://evil.example/x.svg#a"/><use xlink:href="other.svg#a"/>'],
    ['parts of a data address', '<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'],
    [
      'a fill of another file',
      '<path d="M0 0h9" fill="url(https://evil.example/x.svg#a)" stroke="url(//evil.example)"/>',
    ],
    [
      'a style that loads',
      '<path d="M0 0h9" style="fill:url(\'https://evil.example\');background:url(//x);color:red"/>',
    ],
    ['an escaped style', '<path d="M0 0h9" style="fill:u\\72l(https://evil.example)" fill="u\\72 l(//evil.example)"/>'],
    ['a style that ends early', '<path d="M0 0h9" style="fill:red}@import url(//evil.example);a{color:blue"/>'],
    ['an import', '<style>@import url("https://evil.example/x.css"); @import "x.css"; path{fill:red}</style>'],
    [
      'a font of elsewhere',
      '<style>@font-face{font-family:x;src:url(https://evil.example/f.woff)} @media screen{path{fill:url(//x)}}</style>',
    ],
    [
      'a sheet with an old expression',
      '<style>path{width:expression(alert(1));behavior:url(x.htc);-moz-binding:url(x)}</style>',
    ],
    ['a sheet with image functions', '<style>path{fill:image-set("//evil.example" 1x);mask:image(src("//x"))}</style>'],
    ['a sheet that tries each letter', '<style>[id^="a"]{fill:red} path:hover{fill:blue} ::after{content:"x"}</style>'],
    ['a filter that loads', '<filter id="f"><feImage href="https://evil.example/x.png"/></filter>'],
    ['a base', '<g xml:base="https://evil.example/"><path d="M0 0h9"/></g>'],
    ['markup in text', '<text>&lt;script&gt;alert(1)&lt;/script&gt; &#60;img src=x onerror=alert(1)></text>'],
    ['markup in an attribute', '<path d="M0 0h9" class="&quot;&gt;&lt;script&gt;" id="&quot; onload=&quot;x"/>'],
    ['media', '<audio xmlns="http://www.w3.org/1999/xhtml" src="//x" autoplay=""/><iframe src="javascript:alert(1)"/>'],
    [
      'a handler element',
      '<handler type="text/javascript" ev:event="load" xmlns:ev="http://www.w3.org/2001/xml-events">x</handler>',
    ],
    ['instructions and comments', '<?xml-stylesheet href="//evil.example/x.xsl"?><!-- <script>alert(1)</script> -->'],
  ])('with %s only draws', (_what, inside) => {
    expect(dangers(svg(inside + shape)).length, 'is an attack').toBeGreaterThan(0)
    expect(dangers(clean(svg(inside + shape)))).toEqual([])
  })

  it('runs nothing at its root or before it', () => {
    const markup = `<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- x --><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="4" height="4">${shape}</svg>`
    expect(clean(markup)).toBe(
      '<svg width="4" height="4" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="9" height="9"/></svg>',
    )
  })

  it.each([
    [
      'declares entities that multiply',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
    ['reads a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`],
    [
      'uses uses that multiply',
      svg(
        `<g id="u0">${shape}</g>${repeated(9, (at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`)}<use href="#u9"/>`,
      ),
    ],
    ['uses itself', svg(`<g id="a"><use href="#a"/>${shape}</g>`)],
    [
      'uses itself by a style sheet',
      svg(`<style>.m{mask:url(#m)}</style><mask id="m"><path class="m" d="M0 0h9"/></mask>${shape}`),
    ],
    [
      'masks masks that multiply',
      svg(
        `<mask id="m0">${shape}</mask>${repeated(6, (at) => `<mask id="m${at + 1}">${`<path d="M0 0h9" mask="url(#m${at})"/>`.repeat(10)}</mask>`)}<path d="M0 0h9" mask="url(#m6)"/>`,
      ),
    ],
    [
      'filters a thousand times',
      svg(
        `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>${'<path d="M0 0h9" filter="url(#f)"/>'.repeat(1000)}`,
      ),
    ],
    ['draws a billion dashes', svg('<path d="M0 0H1000000" stroke="red" stroke-dasharray=".0001"/>')],
    [
      'draws a billion dashes by a style sheet',
      svg('<style>path{stroke-dasharray:.0001}</style><path d="M0 0H1000000"/>'),
    ],
    ['lies a thousand deep', svg('<g>'.repeat(1000) + shape + '</g>'.repeat(1000))],
    [
      'chains ten thousand references',
      svg(repeated(10_000, (at) => `<g id="c${at}"><use href="#c${at + 1}"/></g>`) + shape),
    ],
    ['has a million elements', svg('<g/>'.repeat(300_000))],
    ['has two megabytes and more', svg(`<path d="${'M0 0'.repeat(600_000)}"/>`)],
  ])('that %s is refused at once', (_what, markup) => expect(reasonOf(markup)).toBe('drawing'))

  it.each([
    ['is no XML', '<svg><path d=M0></svg>', 'broken'],
    ['ends early', `${open}<path d="M0 0h9"/>`, 'broken'],
    ['is another document', `<html xmlns="http://www.w3.org/1999/xhtml"><body>${svg(shape)}</body></html>`, 'broken'],
    [
      'is of another encoding',
      Buffer.concat([Buffer.from(open), Buffer.from([0xe9, 0x20]), Buffer.from(`${shape}</svg>`)]),
      'broken',
    ],
    ['draws nothing', svg('<script>draw()</script>'), 'broken'],
    ['holds a photo', svg('<image href="data:image/png;base64,AAAA"/>'), 'embedded'],
    [
      'fills with a photo',
      svg(
        `<pattern id="p"><image href="data:image/png;base64,AAAA"/></pattern><rect fill="url(#p)" width="9" height="9"/>`,
      ),
      'embedded',
    ],
    [
      'fills with a pattern',
      svg(`<pattern id="p">${shape}</pattern><rect fill="url(#p)" width="9" height="9"/>`),
      'drawing',
    ],
  ])('that %s is refused', (_what, markup, reason) => expect(reasonOf(markup)).toBe(reason))
})

describe('a logo', () => {
  it('of Illustrator keeps its classes and layers', () => {
    const logo = `<?xml version="1.0" encoding="UTF-8"?>
<!-- Generator: Adobe Illustrator 28.0 -->
<svg id="Layer_1" data-name="Layer 1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" version="1.1" viewBox="0 0 120 40" xml:space="preserve">
  <defs><style>.cls-1, .cls-2 { fill: url(#grad); } .cls-3 { fill: none; clip-path: url(#clip); stroke-width: 0px }</style>
  <linearGradient id="grad" x1="0" y1="0" x2="120" y2="0" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#e63946"/><stop offset="1" stop-color="#1d3557"/></linearGradient>
  <clipPath id="clip"><rect class="cls-3a" width="120" height="40"/></clipPath></defs>
  <g class="cls-3"><path class="cls-1" d="M10,10h40v20H10Z"/></g>
  <switch><foreignObject requiredExtensions="x" width="1" height="1"/><g><circle class="cls-2" cx="90" cy="20" r="15"/></g></switch>
</svg>`
    const result = clean(logo)
    expect(result).toContain('.cls-1,.cls-2{fill:url(#grad)}')
    expect(result).toContain('.cls-3{fill:none;clip-path:url(#clip);stroke-width:0px}')
    expect(result).toContain(
      '<linearGradient id="grad" x1="0" y1="0" x2="120" y2="0" gradientUnits="userSpaceOnUse"><stop',
    )
    expect(result).toContain('<circle class="cls-2" cx="90" cy="20" r="15"/>')
    expect(dangers(result)).toEqual([])
  })

  it('of Inkscape and Figma keeps its paint, and loses the notes of the editor', () => {
    const logo = `<svg width="64mm" height="32mm" viewBox="0 0 64 32" xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink" inkscape:version="1.3">
<sodipodi:namedview pagecolor="#ffffff"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>
<defs><filter id="filter0_d" x="0" y="0" width="64" height="32" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0" result="Bg"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/><feBlend in2="Bg"/></filter></defs>
<g filter="url(#filter0_d)" inkscape:label="เลเยอร์"><path id="โลโก้" style="fill:url(#a);stroke:#000;stroke-width:.5;-inkscape-font-specification:x" d="m1 1h9z"/></g><use xlink:href="#โลโก้" transform="translate(5 5)"/></svg>`
    const result = clean(logo)
    expect(result).toContain('style="fill:url(#a);stroke:#000;stroke-width:.5"')
    expect(result).toContain('<use href="#โลโก้" transform="translate(5 5)"/>')
    expect(result).toContain('<feGaussianBlur stdDeviation="2"/>')
    expect(result).not.toMatch(/inkscape|sodipodi|rdf/)
    expect(cleanDrawing(Buffer.from(logo))).toMatchObject({ width: 242, height: 121 })
  })

  it.each([
    ['viewBox="0 0 30 10"', 30, 10],
    ['viewBox="0 0 30 10" width="60"', 60, 20],
    ['viewBox="0 0 30 10" height="20px"', 60, 20],
    ['viewBox="0 0 30 10" width="100%" height="100%"', 30, 10],
    ['width="2in" height="1in"', 192, 96],
    ['viewBox="0 0 1 0.5"', 2, 1],
    ['', 300, 150],
  ])('with %j has a size', (attributes, width, height) =>
    expect(
      cleanDrawing(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shape}</svg>`)),
    ).toMatchObject({ width, height }),
  )

  it('is shown sharp, and drawn for lists and previews', async () => {
    const made = await preparePicture(
      Buffer.from(
        svg('<rect width="20" height="20" fill="#ff0000"/><rect x="20" width="20" height="20" fill="#0000ff"/>'),
      ),
    )
    expect(made).toMatchObject({ width: 40, height: 20 })
    expect(made.files.map(({ type, width }) => [type, width])).toEqual([
      ['image/webp', 480],
      ['image/svg+xml', 40],
    ])
    const { data, info } = await sharp(made.jpeg).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 600])
    const at = (x: number) =>
      [...data.subarray((300 * 1200 + x) * 3, (300 * 1200 + x) * 3 + 3)].map((each) => Math.round(each / 64))
    expect([at(100), at(1100)]).toEqual([
      [4, 0, 0],
      [0, 0, 4],
    ])
  })

  it('reaches the decoder only when it has been cleaned', async () => {
    await expect(sharp(Buffer.from(svg(shape))).metadata()).rejects.toThrow(/unsupported/)
  })
})
