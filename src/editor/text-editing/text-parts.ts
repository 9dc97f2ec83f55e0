import {
  IconBlockquote,
  IconBulb,
  IconCodeDots,
  IconH2,
  IconH3,
  IconH4,
  IconList,
  IconListNumbers,
  IconMinus,
  IconPhoto,
  IconTable,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import * as parts from '@kit/writing/text-parts'
import { pickImage } from '../media/pick-image'

export type TextPart = parts.TextPart & { icon: ComponentType<{ size?: number }> }

const icons: Readonly<Record<string, TextPart['icon']>> = {
  'heading-2': IconH2,
  'heading-3': IconH3,
  'heading-4': IconH4,
  bullets: IconList,
  numbers: IconListNumbers,
  quote: IconBlockquote,
  picture: IconPhoto,
  table: IconTable,
  callout: IconBulb,
  code: IconCodeDots,
  line: IconMinus,
}
const withIcon = (part: parts.TextPart): TextPart => ({ ...part, icon: icons[part.id] ?? IconMinus })

export const headingParts = parts.headingParts.map(withIcon)
export const shapeParts = parts.shapeParts.map(withIcon)
/** Menu of what can be inserted into a text besides words. */
export const insertedParts = [parts.picturePart(async () => (await pickImage())?.asset), ...parts.insertedParts].map(
  withIcon,
)
