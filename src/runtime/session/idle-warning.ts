import { hasUploads } from '@kit/upload/upload-signal'
import type { Locale } from '@schemas/layout/locale'
import styles from './idle-warning.module.css'

const messages = {
  title: { en: 'Are you still there?', th: 'คุณยังอยู่ไหม?' },
  text: {
    en: 'You’ll be signed out in {left} because you’ve been inactive for a while. Anything you typed is kept on this device.',
    th: 'จะออกจากระบบใน {left} เพราะไม่มีการใช้งานมาสักพัก ข้อความที่คุณเขียนไว้จะเก็บในอุปกรณ์นี้',
  },
  stays: { en: 'You’re still signed in.', th: 'คุณยังอยู่ในระบบ' },
  uploads: {
    en: 'Uploads in progress will stop. Parts already sent are kept for a day.',
    th: 'ไฟล์ที่กำลังอัปโหลดจะหยุดลง ส่วนที่ส่งแล้วเก็บไว้หนึ่งวัน',
  },
  minutes: { en: '{m} min {s} s', th: '{m} นาที {s} วินาที' },
  seconds: { en: '{s} s', th: '{s} วินาที' },
  stay: { en: 'Stay signed in', th: 'อยู่ในระบบต่อ' },
  leave: { en: 'Sign out now', th: 'ออกจากระบบเลย' },
}

/**
 * Warning before an idle session ends. Plain DOM, because it overlays both pages and the builder, which share no
 * provider.
 */
export class IdleWarning {
  readonly #locale: Locale
  readonly #acts: { onStay: () => void; onLeave: () => void }
  #dialog: HTMLDialogElement | undefined
  #text: HTMLParagraphElement | undefined

  constructor(locale: Locale, acts: { onStay: () => void; onLeave: () => void }) {
    this.#locale = locale
    this.#acts = acts
  }

  get isOpen(): boolean {
    return this.#dialog?.open ?? false
  }

  /** Opens it, or updates the remaining time (ms). */
  show(left: number): void {
    const dialog = (this.#dialog ??= this.#make())
    const seconds = Math.ceil(left / 1000)
    const [m, s] = [Math.floor(seconds / 60), seconds % 60]
    const text = messages[m > 0 ? 'minutes' : 'seconds'][this.#locale]
      .replace('{m}', String(m))
      .replace('{s}', String(s))
    if (!dialog.open) dialog.showModal()
    if (!this.#text) return
    this.#text.style.minHeight = ''
    this.#text.textContent = [messages.text, ...(hasUploads() ? [messages.uploads] : [])]
      .map((each) => each[this.#locale].replace('{left}', text))
      .join(' ')
  }

  /**
   * The user is active: stops the countdown but stays open until something is pressed, so that nothing moves under the
   * pointer.
   */
  calm(): void {
    if (!this.#text) return
    this.#text.style.minHeight ||= `${this.#text.offsetHeight}px`
    this.#text.textContent = messages.stays[this.#locale]
  }

  hide(): void {
    this.#dialog?.close()
  }

  #make(): HTMLDialogElement {
    const dialog = document.createElement('dialog')
    dialog.className = styles.warning ?? ''
    dialog.setAttribute('aria-labelledby', 'idle-title')
    dialog.setAttribute('aria-describedby', 'idle-text')
    const title = Object.assign(document.createElement('h2'), {
      id: 'idle-title',
      textContent: messages.title[this.#locale],
    })
    this.#text = Object.assign(document.createElement('p'), { id: 'idle-text' })
    const acts = Object.assign(document.createElement('div'), { className: styles.acts ?? '' })
    const button = (label: string, act: () => void) => {
      const made = Object.assign(document.createElement('button'), { type: 'button', textContent: label })
      made.addEventListener('click', act)
      return made
    }
    acts.append(
      button(messages.leave[this.#locale], this.#acts.onLeave),
      button(messages.stay[this.#locale], this.#acts.onStay),
    )
    acts.lastElementChild?.setAttribute('autofocus', '')
    dialog.append(title, this.#text, acts)
    // A click beside the buttons or any key dismisses it, as Escape does, except for the keys that reach and press a
    // button.
    dialog.addEventListener('click', ({ target }) => {
      if (!(target as Element).closest('button')) this.#acts.onStay()
    })
    let isByKeys = false
    dialog.addEventListener('close', () => (isByKeys = false))
    dialog.addEventListener('keydown', ({ key }) => (isByKeys ||= ['Tab', 'Enter', ' '].includes(key)))
    dialog.addEventListener('keyup', () => {
      if (!isByKeys) this.#acts.onStay()
    })
    dialog.addEventListener('cancel', () => this.#acts.onStay())
    document.body.append(dialog)
    return dialog
  }
}
