import { useT } from '@kit/t'
import { lazyPart } from '../../ui/lazy-part'
import parts from '../parts/parts.module.css'
import { Range } from '../parts/range'

const GroundSection = lazyPart(async () => (await import('./ground/ground-section')).GroundSection)

const messages = {
  space: { en: 'Spacing', th: 'ระยะห่าง' },
  widths: { en: 'Widths', th: 'ความกว้าง' },
}

const rem = (value: string) => Number.parseFloat(value) * (value.endsWith('px') ? 1 / 16 : 1)
const show = (number: number) => `${number} rem`

/** Space: the rhythm of the page, the width of its rows, and the ground behind it. */
export function SpacePanel() {
  const t = useT()
  return (
    <>
      <section className={parts.group}>
        <h3>{t(messages.space)}</h3>
        <Range<number>
          path="overrides.rhythm"
          min={0}
          max={48}
          step={1}
          read={(value) => value}
          write={(number) => number}
          show={(number) => `${number * 4} px`}
        />
      </section>
      <section className={parts.group}>
        <h3>{t(messages.widths)}</h3>
        <Range<string>
          path="overrides.widths.text"
          min={28}
          max={60}
          step={1}
          read={rem}
          write={(number) => `${number}rem`}
          show={show}
        />
        <Range<string>
          path="overrides.widths.content"
          min={48}
          max={96}
          step={1}
          read={rem}
          write={(number) => `${number}rem`}
          show={show}
        />
        <Range<string>
          path="overrides.widths.wide"
          min={56}
          max={120}
          step={1}
          read={rem}
          write={(number) => `${number}rem`}
          show={show}
        />
      </section>
      <GroundSection />
    </>
  )
}
