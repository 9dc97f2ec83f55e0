import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useIsMounted } from '../mounted'
import styles from './print-frame.module.css'

/** Sheets in millimetres; a receipt is as long as its content. */
export type Paper = 'a4' | 'a5' | 'label-100x150' | 'receipt-80' | 'receipt-58'

const pages: Record<Paper, string> = {
  a4: 'size: A4; margin: 15mm',
  a5: 'size: A5; margin: 10mm',
  'label-100x150': 'size: 100mm 150mm; margin: 5mm',
  'receipt-80': 'size: 80mm auto; margin: 3mm',
  'receipt-58': 'size: 58mm auto; margin: 2mm',
}

type Props = {
  paper: Paper
  /** Called once the browser's print dialog closes. */
  onDone: () => void
  children: ReactNode
}

/** Prints its content alone, without the page around it, on paper of a size. Mount it to print. */
export function PrintFrame({ paper, onDone, children }: Props) {
  const isMounted = useIsMounted()
  const sheet = useRef<HTMLDivElement>(null)
  const done = useEffectEvent(() => onDone())
  useEffect(() => {
    if (!isMounted) return
    const style = document.head.appendChild(document.createElement('style'))
    style.textContent = `@page { ${pages[paper]} }`
    document.documentElement.dataset.printing = ''
    const close = () => done()
    addEventListener('afterprint', close, { once: true })
    let isCancelled = false
    // Fonts and pictures of the content first. A picture that cannot be shown does not keep the rest from paper.
    const pictures = [...(sheet.current?.querySelectorAll('img') ?? [])].map((picture) => picture.decode())
    const printWhenReady = async () => {
      await Promise.allSettled([document.fonts.ready, ...pictures])
      if (!isCancelled) print()
    }
    void printWhenReady()
    return () => {
      isCancelled = true
      removeEventListener('afterprint', close)
      style.remove()
      delete document.documentElement.dataset.printing
    }
  }, [isMounted, paper])
  if (!isMounted) return null
  return createPortal(
    <div ref={sheet} className={styles.sheet} data-print-frame="" data-paper={paper}>
      {children}
    </div>,
    document.body,
  )
}
