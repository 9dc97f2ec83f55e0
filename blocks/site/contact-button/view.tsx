import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useSpace } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useBottomDock } from '@kit/use-bottom-dock'
import { useAfterMount } from '@kit/mounted'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { contactOptions, type ContactOption } from './contact-options'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** Links rendered from the start: with scripts a button expands them, without scripts they are shown side by side. */
export function View({ blockId, title, ways: own, look: variant, icon, side, narrow, preview }: Props) {
  const t = useT()
  const { contact } = useSpace()
  const isVisited = usePageLink() !== null
  const options = contactOptions(own, contact)
  const box = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  // Methods with too little data; the builder shows a hint about them.
  const left = own.length - options.length
  const isAtEdge = isVisited && !preview
  useBottomDock(box, 'button', side, isAtEdge && options.length > 0)
  // Reserves space so that the button covers nothing at the page's end; a site footer reserves it on its own
  // background.
  const needsSpace = useAfterMount(() => document.querySelector('[data-leaves-room]') === null)
  useEffect(() => {
    if (!isOpen) return
    const pressed = ({ target }: PointerEvent) => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false)
      if (box.current?.contains(document.activeElement)) button.current?.focus()
    }
    addEventListener('pointerdown', pressed)
    addEventListener('keydown', typed)
    return () => {
      removeEventListener('pointerdown', pressed)
      removeEventListener('keydown', typed)
    }
  }, [isOpen])
  const [only] = options
  if (!only) return isVisited ? null : <p className={styles.missing}>{t(texts.missing)}</p>
  const heading = title ?? t(texts.title)
  const listId = `${blockId}-ways`
  const isSingle = options.length === 1
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <>
      <section
        ref={box}
        aria-label={heading}
        className={styles.contact}
        data-look={variant}
        data-side={side}
        data-narrow={narrow}
        data-open={isOpen || undefined}
        data-single={isSingle || undefined}
        data-inline={!isAtEdge || undefined}
        data-over-page={isAtEdge ? '' : undefined}
        onBlur={leave}
      >
        {!isSingle && (
          <button
            ref={button}
            type="button"
            className={styles.button}
            aria-label={heading}
            title={variant === 'icon' ? heading : undefined}
            aria-expanded={isOpen}
            aria-controls={listId}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name={isOpen ? 'x' : icon} size="1.5rem" />
            {variant === 'label' && <span>{heading}</span>}
          </button>
        )}
        <ul id={listId} role="list" className={styles.ways}>
          {options.map((option, index) => (
            <li key={index}>
              <OptionLink option={option} isIcon={isSingle && variant === 'icon'} />
            </li>
          ))}
        </ul>
        {!isVisited && left > 0 && <p className={styles.missing}>{t(texts.left, { count: left })}</p>}
      </section>
      {isAtEdge && needsSpace && <div className={styles.room} />}
    </>
  )
}

/** For an icon alone, the title serves sighted users and the hidden text screen readers. */
function OptionLink({ option: { icon, label, shown, link }, isIcon }: { option: ContactOption; isIcon: boolean }) {
  const t = useT()
  return (
    <Link link={link} className={styles.way} title={isIcon ? t(label) : undefined}>
      <Icon name={icon} size="1.375rem" />
      <span className={classNames(styles.label, isIcon && 'visually-hidden')}>{t(label)}</span>
      {shown && <span className={styles.shown}>{t(shown)}</span>}
    </Link>
  )
}
