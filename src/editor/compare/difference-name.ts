import type { FlatNode } from '@schemas/layout/flat/flat'
import type { Role } from '@schemas/layout/role'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { FieldDifference } from '../document/compare-pages'
import { pageMessages } from '../inspector/page/page-messages'
import { styleMessages } from '../inspector/style/style-messages'
import { labelOf } from '../inspector/labels/field-labels'
import '../inspector/labels/more-labels'
import { languageNames, roleNames } from '../state/view-names'

const messages: Record<string, LocalisedText> = {
  style: { en: 'Style', th: 'รูปแบบ' },
  visible: { en: 'Visible on', th: 'ขนาดจอที่แสดง' },
  shown: { en: 'Who sees it and when', th: 'ใครเห็นและเมื่อไร' },
  locked: { en: 'Locked', th: 'ล็อก' },
  name: { en: 'Name', th: 'ชื่อ' },
  anchor: { en: 'Anchor', th: 'จุดเชื่อมโยง' },
  columns: styleMessages.columns,
  colspan: styleMessages.colspan,
  gap: styleMessages.gap,
  width: styleMessages.width,
  ground: styleMessages.ground,
  entrance: styleMessages.entrance,
  inTurn: styleMessages.inTurn,
  type: { en: 'Block type', th: 'ชนิดของบล็อก' },
  props: { en: 'Content', th: 'เนื้อหา' },
}
const devices: Record<string, LocalisedText> = {
  base: '',
  tablet: { en: 'Tablet', th: 'แท็บเล็ต' },
  mobile: { en: 'Mobile', th: 'มือถือ' },
  laptop: { en: 'Laptop', th: 'แล็ปท็อป' },
  desktop: { en: 'Desktop', th: 'เดสก์ท็อป' },
}
const languages: Record<string, LocalisedText> = languageNames

/** The parts of a node's visibility rules. */
const shownParts: Record<string, LocalisedText> = {
  roles: { en: 'Roles', th: 'บทบาท' },
  locales: { en: 'Languages', th: 'ภาษา' },
  from: { en: 'From', th: 'ตั้งแต่' },
  until: { en: 'Until', th: 'จนถึง' },
  hours: { en: 'Days and hours', th: 'วันและเวลา' },
}

/** Labels of a node's value from the whole to the part: `Heading · Thai`, `Style · Padding · Mobile`. */
export function differenceName(node: FlatNode, { path }: FieldDifference): LocalisedText[] {
  const [top, ...rest] = path
  const type = node.kind === 'block' ? node.fields.type : ''
  if (top === 'props') return rest.length === 0 ? [messages.props ?? ''] : propName(type, rest)
  if (top === 'at') {
    const [device, ...inside] = rest
    return [...propName(type, inside), devices[String(device)] ?? '']
  }
  if (top === 'style') {
    const [device, part] = rest
    return [
      messages.style ?? '',
      styleMessages[part as keyof typeof styleMessages] ?? '',
      devices[String(device)] ?? '',
    ].filter(Boolean)
  }
  if (top === 'shown') return [messages.shown ?? '', shownParts[String(rest[0])] ?? ''].filter(Boolean)
  return [messages[String(top)] ?? String(top), ...(rest.length > 0 ? [devices[String(rest[0])] ?? ''] : [])].filter(
    Boolean,
  )
}

/** Label of a page setting. */
export function pageFieldName({ path }: FieldDifference): LocalisedText[] {
  const [top, last] = path
  if (top === 'views') return [pageMessages.views, roleNames[last as Role] ?? String(last)]
  return [
    pageMessages[top as keyof typeof pageMessages] ?? String(top),
    ...(last === undefined ? [] : [languages[String(last)] ?? String(last)]),
  ]
}

function propName(type: string, path: FieldDifference['path']): LocalisedText[] {
  const last = path.at(-1)
  // To a person, the file of a picture is the picture.
  if (last === 'asset' && path.length > 1) return [labelOf(type, path.slice(0, -1))]
  const language = languages[String(last)]
  return language && path.length > 1 ? [labelOf(type, path.slice(0, -1)), language] : [labelOf(type, path)]
}
