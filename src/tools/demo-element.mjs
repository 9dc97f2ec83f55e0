import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** The page that shows every block with its examples, live. Made by this script and never by hand. */
export const demoElementFile = 'themes/default/pages/demo/element.json'

const roles = ['guest', 'user', 'manager', 'admin']
const areaNames = {
  content: { en: 'Content', th: 'เนื้อหา' },
  form: { en: 'Forms', th: 'แบบฟอร์ม' },
  site: { en: 'Site', th: 'เว็บไซต์' },
  account: { en: 'Account', th: 'บัญชี' },
  cluster: { en: 'Organisation', th: 'องค์กร' },
  files: { en: 'Files', th: 'ไฟล์' },
}
const words = {
  title: { en: 'Every block, with its examples', th: 'บล็อกทั้งหมดพร้อมตัวอย่าง' },
  description: {
    en: 'Each block of this product as it looks in this theme, in every example that its folder holds.',
    th: 'บล็อกทุกชนิดของระบบตามหน้าตาของธีมนี้ ครบทุกตัวอย่างที่มี',
  },
  contents: { en: 'Contents', th: 'สารบัญ' },
  intro: {
    en: 'What stands here is live: the same blocks, the same rows and the same theme as on any other page. Blocks that read data show what this site has.',
    th: 'ทุกอย่างในหน้านี้ใช้งานได้จริง เป็นบล็อก แถว และธีมเดียวกับหน้าอื่น ๆ บล็อกที่อ่านข้อมูลจะแสดงข้อมูลของเว็บไซต์นี้',
  },
}

const list = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Every block folder with what its own files say of it. */
export function listBlocks() {
  return list('blocks').flatMap((area) =>
    list(`blocks/${area}`).map((name) => {
      const folder = `blocks/${area}/${name}`
      const schema = read(`${folder}/schema.ts`)
      return {
        area,
        type: `${area}/${name}`,
        version: Number(/\n {2}version: (\d+)/.exec(schema)?.[1] ?? 1),
        access: /\n {2}access: '(\w+)'/.exec(schema)?.[1] ?? 'guest',
        label: labelOf(read(`${folder}/editor.tsx`)),
        examples: list(`${folder}/examples`)
          .filter((file) => file.endsWith('.json'))
          .map((file) => ({ name: file.slice(0, -5), ...JSON.parse(read(`${folder}/examples/${file}`)) })),
      }
    }),
  )
}

function labelOf(editor) {
  const [, written = ''] = /label: \{([^}]+)\}/.exec(editor) ?? []
  const of = (locale) =>
    /(['"])((?:\\.|(?!\1)[^\\])*)\1/
      .exec(written.slice(written.search(new RegExp(`\\b${locale}:`))))?.[2]
      ?.replace(/\\(.)/g, '$1')
  return { en: of('en'), th: of('th') }
}

const idOf = (...parts) =>
  parts
    .join('-')
    .replace(/[^A-Za-z0-9-]/g, '-')
    .slice(0, 60)
const space = (top, bottom) => ({ base: { padding: { out: { top, bottom } } } })
const block = (id, type, props, more = {}) => ({ id, type, version: 1, props, ...more })
const row = (id, blocks, more = {}) => ({ id, ...more, cells: [{ id: `${id}-c`, blocks }] })
const shownTo = (access) => (access === 'guest' ? {} : { shown: { roles: roles.slice(roles.indexOf(access)) } })

/** A section shows what a site has saved, and the page stands on every site, of which none has one from the start. A list of contents would list all of this page, once for each example. */
export const withoutOwnContent = ['site/section', 'content/table-of-contents']

/** The page document. */
export function demoElementPage(blocks = listBlocks().filter(({ type }) => !withoutOwnContent.includes(type))) {
  const areas = [...new Set(blocks.map(({ area }) => area))].sort((a, b) => order(a) - order(b))
  const rows = [
    row(
      'top',
      [
        block('title', 'content/heading', { text: words.title, level: 1, size: 'xl' }),
        block('intro', 'content/rich-text', { text: perLocale(words.intro) }),
      ],
      { style: space(14, 4) },
    ),
    row('contents-h', [block('contents-title', 'content/heading', { text: words.contents, level: 2, size: 'm' })], {
      anchor: 'contents',
      style: space(4, 0),
    }),
    {
      id: 'contents',
      columns: { desktop: Math.min(areas.length, 4), tablet: 2, mobile: 1 },
      gap: 8,
      style: space(4, 10),
      cells: areas.map((area) => contentsOf(area, blocks)),
    },
    ...areas.flatMap((area) => blocks.filter((each) => each.area === area).flatMap(rowsOf)),
    row(
      'end',
      [
        block('up', 'content/button', {
          text: { en: 'Back to the contents', th: 'กลับไปที่สารบัญ' },
          link: { to: '#contents' },
          look: 'quiet',
          icon: 'arrow-up',
        }),
      ],
      { style: space(8, 20) },
    ),
  ]
  return {
    format: 1,
    path: '/demo/element',
    title: words.title,
    description: words.description,
    noindex: true,
    views: { guest: { rows } },
  }
}

const order = (area) => Object.keys(areaNames).indexOf(area) + 1 || 99
const perLocale = (text) =>
  Object.fromEntries(
    Object.entries(text).map(([locale, said]) => [
      locale,
      { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }] },
    ]),
  )

function contentsOf(area, blocks) {
  const inArea = blocks.filter((each) => each.area === area)
  const levels = [...new Set(inArea.map(({ access }) => access))]
  return {
    id: idOf('contents', area),
    ...(inArea.length > 12 ? { colspan: 2 } : {}),
    blocks: levels.map((access, index) =>
      block(
        idOf('toc', area, access),
        'content/list',
        {
          ...(index === 0 ? { title: areaNames[area] ?? { en: area, th: area } } : {}),
          kind: 'plain',
          size: 's',
          ...(inArea.length > 12 ? { columns: 2 } : {}),
          items: inArea
            .filter((each) => each.access === access)
            .map(({ type, label }) => ({ text: label, link: { to: `#${idOf(type)}` } })),
        },
        shownTo(access),
      ),
    ),
  }
}

function rowsOf({ type, version, access, label, examples }) {
  const id = idOf(type)
  const limit = shownTo(access)
  return [
    row(
      `${id}-h`,
      [
        block(`${id}-divider`, 'content/divider', {}),
        block(`${id}-title`, 'content/heading', { text: label, eyebrow: type, level: 2 }),
      ],
      { anchor: id, style: space(14, 2), ...limit },
    ),
    ...examples.map(({ name, title, props, at, slots }) =>
      row(
        idOf('x', type, name),
        [
          block(idOf('xt', type, name), 'content/heading', { text: title ?? name, level: 3, size: 's' }),
          { id: idOf('xb', type, name), type, version, props, ...(at ? { at } : {}), ...(slots ? { slots } : {}) },
        ],
        { style: space(6, 6), ...limit },
      ),
    ),
  ]
}

/** One row a line, so that a change of one example is a change of one line. */
export function demoElementText(page = demoElementPage()) {
  const { views, ...own } = page
  const head = JSON.stringify(own).slice(0, -1)
  return `${head},"views":{"guest":{"rows":[\n${views.guest.rows.map((each) => JSON.stringify(each)).join(',\n')}\n]}}}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(join(root, demoElementFile), demoElementText())
