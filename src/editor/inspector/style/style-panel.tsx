import { NumberInput, Select } from '@mantine/core'
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import type { FlatCell, FlatNode, FlatRow } from '@schemas/layout/flat/flat'
import { borderStyles } from '@schemas/layout/length'
import { useNodes } from '../../state/use-document'
import { ColorControl } from '../fields/color-control'
import { LengthInput } from '../fields/length-input'
import { OriginMark } from '../panel/origin-mark'
import { Section } from '../panel/section'
import { BackgroundField } from './background-field'
import { BoxModel } from './box-model'
import { EntranceSection } from './entrance-section'
import { GroundSection } from './ground-section'
import { OptionButtons } from './option-buttons'
import { SidedLength } from './sided-length'
import { StyleRow } from './style-row'
import styles from './style.module.css'
import { styleOptions as options, styleMessages as words } from './style-messages'
import { type StyleAccess, useStyle } from './use-style'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const showNumber = (value: unknown) => (typeof value === 'number' ? String(value) : '–')

/** Style of the selection, for the width being previewed. */
export function StylePanel({ ids }: { ids: readonly string[] }): ReactNode {
  const t = useT()
  const style = useStyle(ids)
  const nodes = useNodes(ids).flatMap((node) => node ?? [])
  const standing = grounded(nodes, 'row') ?? grounded(nodes, 'cell')
  if (!style) return null
  return (
    <>
      {standing && <GroundSection nodes={standing} />}
      <Section name="style-spacing" title={t(words.spacing)}>
        <BoxModel style={style} />
      </Section>
      <StyleSections key={style.level} style={style} />
      <EntranceSection nodes={nodes} />
    </>
  )
}

/** The nodes if all are of that kind, which has grounds. */
function grounded(nodes: readonly FlatNode[], kind: 'row' | 'cell'): readonly (FlatRow | FlatCell)[] | undefined {
  const own = nodes.flatMap((node) => (node.kind !== 'block' && node.kind === kind ? [node] : []))
  return own.length > 0 && own.length === nodes.length ? own : undefined
}

/** Remounted for each width, so that pending input stays with the width it was typed for. */
function StyleSections({ style }: { style: StyleAccess }) {
  const t = useT()
  return (
    <>
      <Section name="style-size" title={t(words.size)}>
        <WidthField style={style} />
        <StyleRow style={style} path={['minHeight']} what={words.minHeight}>
          {(id) => (
            <LengthInput
              input={{ id }}
              value={style.own(['minHeight'])}
              inherited={style.inherited(['minHeight'])?.value}
              onChange={(value) => style.set(['minHeight'], value, words.minHeight)}
            />
          )}
        </StyleRow>
      </Section>
      <Section name="style-background" title={t(words.background)}>
        <BackgroundField style={style} box="out" what={words.backgroundOut} />
        <BackgroundField style={style} box="in" what={words.backgroundIn} />
      </Section>
      <Section name="style-border" title={t(words.border)} isFolded>
        <SidedLength style={style} path={['border', 'width']} what={words.borderWidth} parts="sides" />
        <StyleRow style={style} path={['border', 'style']} what={words.borderStyle}>
          {(id) => (
            <Select
              id={id}
              data={borderStyles.map((each) => ({ value: each, label: t(options.borderStyle[each]) }))}
              value={text(style.shown(['border', 'style'])) ?? null}
              placeholder={t(options.borderStyle.solid)}
              onChange={(value) => style.set(['border', 'style'], value ?? undefined, words.borderStyle)}
            />
          )}
        </StyleRow>
        <ColorRow style={style} path={['border', 'color']} what={words.borderColor} />
        <SidedLength style={style} path={['border', 'radius']} what={words.radius} parts="corners" />
      </Section>
      <Section name="style-text" title={t(words.text)} isFolded>
        <ColorRow style={style} path={['color']} what={words.color} />
        <StyleRow style={style} path={['textAlign']} what={words.textAlign} isGroup>
          {(id) => (
            <OptionButtons
              labelledBy={`${id}-label`}
              options={[
                { value: 'start', label: t(options.textAlign.start), icon: <IconAlignLeft size={15} /> },
                { value: 'center', label: t(options.textAlign.center), icon: <IconAlignCenter size={15} /> },
                { value: 'end', label: t(options.textAlign.end), icon: <IconAlignRight size={15} /> },
              ]}
              value={text(style.own(['textAlign']))}
              inherited={text(style.inherited(['textAlign'])?.value)}
              onChange={(value) => style.set(['textAlign'], value, words.textAlign)}
            />
          )}
        </StyleRow>
      </Section>
      <Section name="style-effects" title={t(words.effects)} isFolded>
        <StyleRow style={style} path={['shadow']} what={words.shadow} isGroup>
          {(id) => (
            <OptionButtons
              labelledBy={`${id}-label`}
              options={(['none', 's', 'm', 'l'] as const).map((value) => ({ value, label: t(options.shadow[value]) }))}
              value={text(style.own(['shadow']))}
              inherited={text(style.inherited(['shadow'])?.value)}
              onChange={(value) => style.set(['shadow'], value, words.shadow)}
            />
          )}
        </StyleRow>
      </Section>
      <Section name="style-position" title={t(words.position)} isFolded>
        <PositionFields style={style} />
      </Section>
    </>
  )
}

function ColorRow({
  style,
  path,
  what,
}: {
  style: StyleAccess
  path: readonly string[]
  what: { en: string; th: string }
}) {
  const t = useT()
  return (
    <StyleRow style={style} path={path} what={what}>
      {(id) => (
        <ColorControl
          id={id}
          label={t(what)}
          isClearable
          value={style.own(path)}
          inherited={style.inherited(path)?.value}
          onChange={(color) => style.set(path, color, what)}
        />
      )}
    </StyleRow>
  )
}

const widthNames = ['text', 'content', 'wide', 'full'] as const

/** Content width: one of the theme's widths, or a length. */
function WidthField({ style }: { style: StyleAccess }) {
  const t = useT()
  const path = ['width']
  const [own, shown] = [style.own(path), style.shown(path)]
  const isNamed = (value: unknown) => widthNames.includes(value as (typeof widthNames)[number])
  const set = (value: unknown) => style.set(path, value, words.width)
  return (
    <>
      <StyleRow style={style} path={path} what={words.width}>
        {(id) => (
          <Select
            id={id}
            data={[...widthNames, 'own' as const].map((name) => ({ value: name, label: t(options.width[name]) }))}
            value={shown === undefined ? null : isNamed(shown) ? (text(shown) ?? null) : 'own'}
            placeholder={t(words.none)}
            clearable={own !== undefined}
            onChange={(name) => set(name === null ? undefined : name === 'own' ? 640 : name)}
          />
        )}
      </StyleRow>
      {shown !== undefined && !isNamed(shown) && (
        <div className={styles.indented}>
          <LengthInput
            input={{ 'aria-label': t(options.width.own) }}
            value={isNamed(own) ? undefined : own}
            inherited={isNamed(shown) ? undefined : shown}
            onChange={(value) => value !== undefined && set(value)}
          />
        </div>
      )}
    </>
  )
}

const sides = ['top', 'right', 'bottom', 'left'] as const

function PositionFields({ style }: { style: StyleAccess }) {
  const t = useT()
  const type = text(style.shown(['position', 'type']))
  return (
    <>
      <StyleRow style={style} path={['position', 'type']} resets={['position']} what={words.positionType}>
        {(id) => (
          <Select
            id={id}
            data={(['static', 'relative', 'sticky', 'absolute'] as const).map((value) => ({
              value,
              label: t(options.position[value]),
            }))}
            value={type ?? null}
            placeholder={t(options.position.static)}
            clearable={style.own(['position', 'type']) !== undefined}
            onChange={(value) => {
              // A document must not store offsets without a position kind.
              if (value === null) style.set(['position'], undefined, words.position)
              else style.set(['position', 'type'], value, words.position)
            }}
          />
        )}
      </StyleRow>
      {type !== undefined && type !== 'static' && (
        <>
          <div className={styles.cross}>
            {sides.map((side) => (
              <div key={side}>
                <span className={styles.part}>
                  <label htmlFor={`style-position-${side}`}>{t(words[side])}</label>
                  <OriginMark
                    origin={style.origin(['position', side], words.position)}
                    label={`${t(words.position)} ${t(words[side])}`}
                  />
                </span>
                <LengthInput
                  input={{ id: `style-position-${side}` }}
                  value={style.own(['position', side])}
                  inherited={style.inherited(['position', side])?.value}
                  takesNegative
                  onChange={(value) => setOffset(style, side, value, type)}
                />
              </div>
            ))}
          </div>
          <StyleRow style={style} path={['position', 'layer']} what={words.layer}>
            {(id) => (
              <NumberInput
                id={id}
                min={0}
                max={10}
                allowDecimal={false}
                clampBehavior="strict"
                value={
                  typeof style.own(['position', 'layer']) === 'number' ? Number(style.own(['position', 'layer'])) : ''
                }
                placeholder={showNumber(style.inherited(['position', 'layer'])?.value)}
                onChange={(value) => setOffset(style, 'layer', typeof value === 'number' ? value : undefined, type)}
              />
            )}
          </StyleRow>
        </>
      )}
    </>
  )
}

/** Sets an offset together with the kind: a document must not store an offset without one. */
function setOffset(style: StyleAccess, part: string, value: unknown, type: string): void {
  const own = style.own(['position'])
  const next = { ...(own as object | undefined), type, [part]: value }
  style.set(
    ['position'],
    Object.fromEntries(Object.entries(next).filter(([, each]) => each !== undefined)),
    words.position,
  )
}
