// The page that shows every block with its examples, live. The build makes it (`block-catalogue.ts`).
import { listBlocks, prefixTitles } from './list-blocks.mjs'

const roles = ['guest', 'user', 'manager', 'admin']
const messages = {
  title: { en: 'Every block, with its examples', th: 'บล็อกทั้งหมดพร้อมตัวอย่าง' },
  description: {
    en: 'Every block of this product in this theme, with all its examples.',
    th: 'บล็อกทุกชนิดของระบบในธีมนี้ พร้อมตัวอย่างทั้งหมด',
  },
  contents: { en: 'Contents', th: 'สารบัญ' },
  intro: {
    en: 'Everything here is live: the same blocks, rows and theme as on any other page. Blocks that read data show this site’s data.',
    th: 'ทุกอย่างในหน้านี้ใช้งานได้จริง เป็นบล็อก แถว และธีมเดียวกับหน้าอื่น ๆ บล็อกที่อ่านข้อมูลจะแสดงข้อมูลของเว็บไซต์นี้',
  },
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

/**
 * Left out of the page: a section shows saved content, and this page is on every site, none of which has any at first;
 * a table of contents would list all of this page, once for each example.
 */
export const withoutOwnContent = ['site/section', 'content/table-of-contents']

/** The page document. */
export function demoElementPage(blocks = listBlocks().filter(({ type }) => !withoutOwnContent.includes(type))) {
  const titles = prefixTitles()
  const order = (area) => titles[area]?.order ?? 99
  const areas = [...new Set(blocks.map(({ area }) => area))].sort((a, b) => order(a) - order(b))
  const rows = [
    row(
      'top',
      [
        block('title', 'content/heading', { text: messages.title, level: 1, size: 'xl' }),
        block('intro', 'content/rich-text', { text: perLocale(messages.intro) }),
      ],
      { style: space(14, 4) },
    ),
    row('contents-h', [block('contents-title', 'content/heading', { text: messages.contents, level: 2, size: 'm' })], {
      anchor: 'contents',
      style: space(4, 0),
    }),
    {
      id: 'contents',
      columns: { desktop: Math.min(areas.length, 4), tablet: 2, mobile: 1 },
      gap: 8,
      style: space(4, 10),
      cells: areas.map((area) => contentsOf(area, blocks, titles[area])),
    },
    ...areas.flatMap((area) => blocks.filter((each) => each.area === area).flatMap(rowsOf)),
    row(
      'end',
      [
        block('up', 'content/button', {
          text: { en: 'Back to contents', th: 'กลับไปที่สารบัญ' },
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
    title: messages.title,
    description: messages.description,
    noindex: true,
    views: { guest: { rows } },
  }
}

const perLocale = (text) =>
  Object.fromEntries(
    Object.entries(text).map(([locale, paragraph]) => [
      locale,
      { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: paragraph }] }] },
    ]),
  )

function contentsOf(area, blocks, { en, th } = { en: area, th: area }) {
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
          ...(index === 0 ? { title: { en, th } } : {}),
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
