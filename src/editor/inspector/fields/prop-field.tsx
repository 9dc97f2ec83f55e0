import { type ComponentType, memo, type ReactNode } from 'react'
import { useT } from '@kit/t'
import type { FieldPath } from '../../document/operations/set-field'
import { blockEditor } from '@registry/block-kits'
import { isSameJson } from '@schemas/layout/json'
import type { Field } from '../../document/fields/field'
import { isAppearance } from '../is-appearance'
import { lazyPart } from '../../ui/lazy-part'
import { usePropsForm } from '../form/props-form'
import { type Bound, useDiffers, useProp, usePropValue } from '../form/use-prop'
import { valueAt } from '../form/set-like'
import type { Origin } from '../panel/origin-mark'
import { PropertyRow } from '../panel/property-row'
import { helpOf, labelOf, ownField } from '../labels/field-labels'
import { BooleanField } from './boolean-field'
import { ChoiceField } from './choice-field'
import { type Binding, type FieldProps, rowOf } from './field-props'
import type { PropFieldProps } from './fields-below'
import { NumberField } from './number-field'
import { ResponsiveField } from './responsive-field'
import { StringField } from './string-field'
import { TextField } from './text-field'

// Rarer or heavier controls are loaded on first use, each separately: a picture field does not wait for the text
// editor.
const ChoicesField = lazyPart(async () => (await import('./choices-field')).ChoicesField)
const WeekdaysField = lazyPart(async () => (await import('./choices-field')).WeekdaysField)
const CodeField = lazyPart(async () => (await import('./code-field')).CodeField)
const ColorField = lazyPart(async () => (await import('./color-field')).ColorField)
const DateField = lazyPart(async () => (await import('./date-field')).DateField)
const FileField = lazyPart(async () => (await import('./file-field')).FileField)
const IconField = lazyPart(async () => (await import('./icon-field')).IconField)
const ImageField = lazyPart(async () => (await import('./image-field')).ImageField)
const LengthField = lazyPart(async () => (await import('./length-field')).LengthField)
const ListField = lazyPart(async () => (await import('./list-field')).ListField)
const ObjectField = lazyPart(async () => (await import('./object-field')).ObjectField)
const RichTextField = lazyPart(async () => (await import('./rich-text-field')).RichTextField)
const UnionField = lazyPart(async () => (await import('./union-field')).UnionField)

// Controls that choose from the site's content; loaded with it, without delaying other fields.
const LinkField = lazyPart(async () => (await import('./link-field')).LinkField, { isLater: true })
const PathField = lazyPart(async () => (await import('./link-field')).PathField, { isLater: true })
const ReferenceField = lazyPart(async () => (await import('./reference-field')).ReferenceField, { isLater: true })

/** Preloads them, so that they appear together with the selected block. */
export const preloadChoiceFields = (): Promise<unknown> =>
  Promise.all([LinkField, PathField, ReferenceField].map(({ preload }) => preload()))

/** The controls for single values. Composite controls are chosen below. */
const controls: Partial<Record<Field['kind'], unknown>> = {
  text: TextField,
  string: StringField,
  key: StringField,
  code: CodeField,
  'rich-text': RichTextField,
  color: ColorField,
  image: ImageField,
  file: FileField,
  link: LinkField,
  path: PathField,
  icon: IconField,
  length: LengthField,
  date: DateField,
  datetime: DateField,
  time: DateField,
  boolean: BooleanField,
  reference: ReferenceField,
  number: NumberField,
  choice: ChoiceField,
  choices: ChoicesField,
  weekdays: WeekdaysField,
}

/** One prop of a block, with the control for its schema. */
export const PropField = memo(function PropField({ field, path, at, label, origin }: PropFieldProps): ReactNode {
  const { type } = usePropsForm()
  const own = ownField(type, path)
  if (own?.isHidden) return null
  const control = drawn({ field, path, at, label, origin })
  return own?.onlyWith ? (
    <OnlyWith name={own.onlyWith} path={path}>
      {control}
    </OnlyWith>
  ) : (
    control
  )
})

/** A field shown only while the switch it depends on is on; a written value stays visible. */
function OnlyWith({
  name,
  path,
  children,
}: {
  name: string
  path: PropFieldProps['path']
  children: ReactNode
}): ReactNode {
  const isOn = usePropValue(['props', ...path.slice(0, -1), name])
  const value = usePropValue(['props', ...path])
  return isOn === true || value !== undefined ? children : null
}

function drawn({ field, path, at, label, origin }: PropFieldProps): ReactNode {
  switch (field.kind) {
    case 'list':
      return <ListField field={field} path={path} />
    case 'object':
      return <ObjectField field={field} path={path} />
    case 'union':
    case 'embed':
      return <UnionField field={field} path={path} />
    case 'responsive':
      return <ResponsiveField field={field} path={path} />
    case 'constant':
    case 'unknown':
      return null
    default:
      return (
        <ValueField
          field={field}
          path={path}
          at={at ?? ['props', ...path]}
          {...(label === undefined ? {} : { label })}
          {...(origin ? { origin } : {})}
        />
      )
  }
}

/**
 * Resets a value to the block type's start value; undefined where it has that value, for content, and for list items,
 * which have no common start value.
 */
function resetOf(type: string, field: Field, at: FieldPath, value: unknown, write: Bound['write']): Origin | undefined {
  if (at[0] !== 'props' || !isAppearance(field) || at.some((part) => typeof part === 'number')) return undefined
  const start = valueAt({ props: blockEditor(type)?.start }, at)
  // A required value without a default, such as a point on a map, cannot be reset on its own.
  if ((start ?? field.start) === undefined && !field.isOptional) return undefined
  return isSameJson(value ?? field.start ?? null, start ?? field.start ?? null)
    ? undefined
    : { from: 'own', onReset: () => write(structuredClone(start)) }
}

const differs = {
  en: 'The selected parts have different values; this is the last one’s.',
  th: 'ส่วนที่เลือกมีค่าต่างกัน ที่เห็นเป็นของส่วนสุดท้าย',
}

function ValueField({ field, path, at, label, origin }: PropFieldProps & { at: FieldPath }): ReactNode {
  const t = useT()
  const { id, type } = usePropsForm()
  const { value, error, write, leave, ref } = useProp(at)
  const reset = resetOf(type, field, at, value, write)
  const own = ownField(type, path)
  const isItem = typeof path.at(-1) === 'number'
  const help =
    [useDiffers(at) && differs, !isItem && helpOf(type, path)].flatMap((each) => (each ? t(each) : [])).join(' ') ||
    undefined
  const bind: Binding = {
    id: `${id}-${at.join('-')}`,
    label: label ?? t(labelOf(type, path)),
    help,
    error,
    value,
    onChange: write,
    onLeave: leave,
    origin: origin ?? reset,
    isBare: isItem,
  }
  if (own?.Control)
    return (
      <PropertyRow {...rowOf(bind)} layout="stacked" isGroup>
        <own.Control value={value} onChange={(next) => write(next, true)} label={bind.label} error={error} />
      </PropertyRow>
    )
  const Control = controls[field.kind] as ComponentType<FieldProps> | undefined
  return Control ? <Control field={field} path={path} bind={bind} focusRef={ref} /> : null
}
