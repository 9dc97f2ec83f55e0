import { useEffect, useState } from 'react'
import { scrollToTopAfter } from '../constants'
import { Icon } from '../icon'
import { useT } from '../t'
import styles from './scroll-to-top.module.css'

const messages = { en: 'Back to top', th: 'กลับขึ้นด้านบน' }

/** A round button in the corner once the page is scrolled beyond 100 px. */
export function ScrollToTop() {
  const t = useT()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const update = () => setFar(scrollY > scrollToTopAfter)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  const rise = () => {
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' })
    // The button is about to disappear with the focus, which moves to the start of the page.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return (
    <button
      type="button"
      className={styles.button}
      data-shown={isFar ? '' : undefined}
      aria-label={t(messages)}
      title={t(messages)}
      onClick={rise}
    >
      <Icon name="arrow-up" />
    </button>
  )
}
