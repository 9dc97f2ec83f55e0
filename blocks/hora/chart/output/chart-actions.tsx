import { useState } from 'react'
import { useLocale } from '@kit/boot'
import { copyText } from '@kit/copy-text'
import { saveBlob } from '@kit/download-file'
import { saveCsv } from '@kit/save-csv'
import { useT } from '@kit/t'
import { ActionMenu, type MenuPlace } from '@kit/ui/action-menu/action-menu'
import { Button } from '@kit/ui/button'
import { showToast } from '@kit/ui/overlay/toasts'
import type { WheelChart } from '@areas/hora/ui/chart-view'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { messages } from '../messages'
import { chartRows } from './chart-rows'
import { chartText } from './chart-text'
import { wheelPng, wheelSvg } from './wheel-picture'

type Props = {
  chart: WheelChart & { method: { name: string } }
  /** Lines that name the chart. */ heading: readonly string[]
  numerals: Numerals
  /** The wheel on the page. */ wheel: () => SVGSVGElement | null
}

/** Ways to take a chart along. Files are made on the device and named without the birth. */
export function ChartActions({ chart, heading, numerals, wheel }: Props) {
  const t = useT()
  const locale = useLocale()
  const [place, setPlace] = useState<MenuPlace>()
  const name = t(messages.fileName)
  const copy = async () => {
    const isCopied = await copyText(chartText(chart, { heading, method: chart.method.name }, locale, numerals))
    showToast(t(isCopied ? messages.copied : messages.copyRefused), { tone: isCopied ? 'success' : 'error' })
  }
  const picture = async () => {
    const drawn = wheel()
    if (!drawn) return
    try {
      saveBlob(await wheelPng(drawn, name), `${name}.png`)
    } catch {
      showToast(t(messages.pictureFailed), { tone: 'error' })
    }
  }
  return (
    <>
      <Button
        look="secondary"
        size="s"
        icon="download"
        aria-haspopup="menu"
        aria-expanded={place !== undefined}
        onClick={(event) => {
          const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
          setPlace({ x: left, y: top, width, height })
        }}
      >
        {t(messages.take)}
      </Button>
      <Button look="secondary" size="s" icon="printer" onClick={() => print()}>
        {t(messages.print)}
      </Button>
      {place && (
        <ActionMenu
          label={t(messages.take)}
          place={place}
          onClose={() => setPlace(undefined)}
          acts={[
            { id: 'line', label: t(messages.copyLine), icon: 'brand-line', act: () => void copy() },
            { id: 'png', label: t(messages.png), icon: 'photo', begins: true, act: () => void picture() },
            {
              id: 'svg',
              label: t(messages.svg),
              icon: 'file',
              act: () => {
                const drawn = wheel()
                if (drawn) saveBlob(new Blob([wheelSvg(drawn, name)], { type: 'image/svg+xml' }), `${name}.svg`)
              },
            },
            {
              id: 'csv',
              label: t(messages.csv),
              icon: 'file-spreadsheet',
              act: () => saveCsv(chartRows(chart, locale), `${name}.csv`),
            },
          ]}
        />
      )}
    </>
  )
}
