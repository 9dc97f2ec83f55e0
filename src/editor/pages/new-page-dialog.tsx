import { NativeSelect, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { pageKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { pathParams } from '@schemas/layout/path'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { calls } from '../state/calls'
import { rememberMenu } from '../state/menu-of-page'
import { refreshDocuments, useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useFlush } from '../state/use-flush'
import { useSavingOf } from '../state/use-saving'
import { FormEnd } from '../ui/form-end'
import { useLengthNote } from '../ui/length-note'
import { TypedDialog } from '../ui/typed-dialog'
import { useIsClosed } from '../ui/use-is-closed'
import { useOneAtATime } from '../ui/use-one-at-a-time'
import { useWrongField } from '../ui/use-wrong-field'
import { addToMenu } from './add-to-menu'
import { checkAddress, meantAddress } from '../document/check-address'
import { documentAddress } from '../document/document-address'
import { documentTitle } from './document-title'
import { filledOnly, madeFrom, type PageStart, shownFields, titleOf, type Typed } from './new-page/page-start'
import { StartGallery, type StartTab } from './new-page/start-gallery'
import styles from './new-page/new-page.module.css'
import { openAddress } from './open-address'

const messages = {
  title: { en: 'New page', th: 'สร้างหน้าใหม่' },
  name: { en: 'Title', th: 'ชื่อหน้า' },
  nameMissing: { en: 'Enter a page title.', th: 'กรุณาตั้งชื่อหน้า' },
  address: { en: 'Address', th: 'ที่อยู่หน้า (URL)' },
  addressHelp: {
    en: 'Where visitors find it. Put variable parts in braces: /news/{slug}',
    th: 'ที่อยู่ที่ผู้เยี่ยมชมใช้เปิดหน้านี้ ส่วนที่เปลี่ยนได้ให้ใส่ในวงเล็บปีกกา เช่น /news/{slug}',
  },
  begins: { en: 'Starts with:', th: 'เริ่มจาก:' },
  blank: { en: 'Blank page', th: 'หน้าเปล่า' },
  copyOf: { en: 'A copy of “{name}”', th: 'สำเนาของ “{name}”' },
  openCopy: {
    en: 'The copy has no password, so visitors can open it without one.',
    th: 'สำเนาจะไม่มีรหัสผ่าน ผู้เยี่ยมชมเปิดได้โดยไม่ต้องกรอก',
  },
  copyNone: { en: 'The page you choose', th: 'หน้าที่คุณเลือก' },
  copyMissing: {
    en: 'Choose a page to copy, or a template.',
    th: 'กรุณาเลือกหน้าที่จะทำสำเนา หรือเลือกเทมเพลต',
  },
  create: { en: 'Create and open', th: 'สร้างและเปิด' },
  menu: { en: 'Add to a menu', th: 'เพิ่มลงเมนู' },
  menuHelp: {
    en: 'A link is added to the menu’s draft. Visitors see it when the menu is published.',
    th: 'ลิงก์จะอยู่ในฉบับร่างของเมนู ผู้เยี่ยมชมเห็นเมื่อเผยแพร่เมนู',
  },
  noMenu: { en: 'None', th: 'ไม่เพิ่ม' },
  notListed: {
    en: 'The page was created, but could not be added to the menu: {reason}',
    th: 'สร้างหน้าแล้ว แต่เพิ่มลงเมนูไม่ได้: {reason}',
  },
  unsaved: {
    en: 'This menu couldn’t be saved, so nothing can be added to it. Your changes are kept on this device; please try again.',
    th: 'บันทึกเมนูนี้ยังไม่สำเร็จ จึงยังเพิ่มหน้าลงเมนูไม่ได้ งานของคุณเก็บไว้ในเครื่องนี้แล้ว กรุณาลองอีกครั้ง',
  },
  made: { en: 'Page created. You can find it in the page list.', th: 'สร้างหน้าแล้ว อยู่ในรายการหน้า' },
  open: { en: 'Open page', th: 'เปิดหน้า' },
}

const longestTitle = 200

type Props = { from: DocumentEntry | 'blank'; onClose: () => void }

/** Dialog for a new page, opened from anywhere in the builder. */
export function BlankPageDialog({ onClose }: Pick<Props, 'onClose'>) {
  return <NewPageDialog from="blank" onClose={onClose} />
}

/**
 * Creates a page: blank, from a template or as a copy, at an address that is checked while it is typed. Then opens it.
 */
export function NewPageDialog({ from, onClose }: Props) {
  const t = useT()
  const { boot, payload, key, say: notify } = useBuilder()
  const lengthNote = useLengthNote()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const documents = useDocuments().data?.documents ?? []
  const isNarrow = useMediaQuery('(width < 760px)', undefined, { getInitialValueInEffect: false }) ?? false
  const [start, setStart] = useState<PageStart>(from === 'blank' ? { kind: 'blank' } : { kind: 'copy', entry: from })
  const [tab, setTab] = useState<StartTab>(start.kind === 'copy' ? 'copies' : 'templates')
  const [typed, setTyped] = useState<Typed>({})
  const [isTried, setTried] = useState(false)
  const [menu, setMenu] = useState('')
  /** The page was created, but the menu has no entry for it, with the reason. */
  const [unlisted, setUnlisted] = useState<{ key: string; reason: string }>()
  const { isFlushing, flush } = useFlush(saving)
  const [isUnsaved, setUnsaved] = useState(false)
  const isClosed = useIsClosed()
  const create = useCallMutation(calls.create, { refresh: [calls.pages] })
  const shown = shownFields(start, typed, locale, documents)
  const { title } = shown
  // The sent address has been accepted. The list contains the page before the call ends, so its own address must not
  // count as taken.
  const sent = create.isPending || create.isSuccess ? create.variables.path : undefined
  const path = sent ?? shown.path
  const problem = sent === undefined ? checkAddress(meantAddress(path), documents) : undefined
  const refused = create.error
  // The created page opens in a moment.
  const isPending = isFlushing || create.isPending || (create.isSuccess && !unlisted)
  const isFixed = isPending || unlisted !== undefined
  /** The copy tab is open, and no page to copy is selected. */
  const isUnpicked = tab === 'copies' && start.kind !== 'copy' && !isFixed
  const menus = documents.filter(({ key: each, trashed }) => menuOfKey(each) !== undefined && !trashed)
  const canBeListed = menus.length > 0 && pathParams(path).length === 0
  const isListed = menu !== '' && canBeListed
  const isListedHere = isListed && menu === key

  const [form, showWrong] = useWrongField(refused)
  const choose = (chosen: PageStart) => {
    // While the page is being created, another choice would only discard it and create a second page.
    if (isFixed) return
    setStart(chosen)
    setTyped(filledOnly)
    create.reset()
  }
  const open = (made: string) =>
    void openAddress(
      documentAddress(
        { key: made, path: made.slice(pageKey('').length), state: 'site', draft: true, trashed: false },
        payload.path,
      ),
      saving,
    )
  /**
   * Adds the menu entry. If the dialog was closed meanwhile, page and entry are still created and a notice says so, but
   * nothing is opened.
   */
  const list = async (made: string) => {
    try {
      if (isListed) {
        await addToMenu(menu, { label: titleOf(start, typed, locale), to: made.slice(pageKey('').length) })
        rememberMenu(boot.site.id, made, menu)
      }
      if (!isClosed.current) return open(made)
      void refreshDocuments()
      notify(t(messages.made))
    } catch (error) {
      const reason = t(messages.notListed, { reason: error instanceof Error ? error.message : String(error) })
      setUnlisted({ key: made, reason })
      if (isClosed.current) notify(reason, 'error')
    }
  }
  const submit = useOneAtATime(async () => {
    setTried(true)
    if (unlisted) return open(unlisted.key)
    if (!title.trim() || problem || isUnpicked) return showWrong()
    if (isPending) return
    // Unsaved changes here are saved before the page is copied or the menu extended.
    const ended = isListedHere || (start.kind === 'copy' && start.entry.key === key) ? await flush() : 'saved'
    setUnsaved(isListedHere && ended === 'unsaved')
    if (ended === 'closed' || (isListedHere && ended === 'unsaved')) return
    const made = await create
      .mutateAsync({ path: meantAddress(path), title: titleOf(start, typed, locale), ...madeFrom(start) })
      .catch(() => undefined)
    if (made) await list(made.key)
  })
  const begins = isUnpicked
    ? t(messages.copyNone)
    : start.kind === 'blank'
      ? t(messages.blank)
      : start.kind === 'copy'
        ? t(messages.copyOf, { name: documentTitle(start.entry, locale, t) })
        : t(start.template.title)

  return (
    <TypedDialog
      isTyped={!isPending && !unlisted && Object.keys(filledOnly(typed)).length > 0}
      onClose={onClose}
      title={t(messages.title)}
      size="min(1120px, 94vw)"
      fullScreen={isNarrow}
    >
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
        noValidate
      >
        <div className={styles.fields}>
          <TextInput
            // On a phone the on-screen keyboard would cover the choices.
            data-autofocus={!isNarrow || undefined}
            required
            label={t(messages.name)}
            readOnly={isFixed}
            value={title}
            maxLength={longestTitle}
            description={lengthNote(title, longestTitle)}
            error={isTried && !title.trim() ? t(messages.nameMissing) : undefined}
            onChange={(event) => setTyped({ ...typed, title: event.currentTarget.value })}
          />
          <TextInput
            required
            label={t(messages.address)}
            description={t(messages.addressHelp)}
            value={path}
            readOnly={isFixed}
            spellCheck={false}
            error={
              refused?.fields.path ??
              (problem && (isTried || typed.path !== undefined || title) ? t(problem) : undefined)
            }
            onChange={(event) => {
              setTyped({ ...typed, path: event.currentTarget.value })
              create.reset()
            }}
            onBlur={() => typed.path && setTyped({ ...typed, path: meantAddress(typed.path) })}
          />
          {canBeListed && (
            <NativeSelect
              label={t(messages.menu)}
              description={t(messages.menuHelp)}
              value={menu}
              data={[
                { value: '', label: t(messages.noMenu) },
                ...menus.map((entry) => ({ value: entry.key, label: documentTitle(entry, locale, t) })),
              ]}
              onChange={(event) => setMenu(event.currentTarget.value)}
            />
          )}
          <p className={styles.begins}>
            {t(messages.begins)} <b>{begins}</b>
            {!isUnpicked && start.kind === 'copy' && start.entry.hasPassword && ` ${t(messages.openCopy)}`}
          </p>
        </div>
        <StartGallery start={start} onChoose={choose} tab={tab} onTab={setTab} />
        <div className={styles.end}>
          <FormEnd
            action={t(unlisted ? messages.open : messages.create)}
            isPending={isPending}
            error={
              unlisted?.reason ??
              (isTried && isUnpicked
                ? t(messages.copyMissing)
                : isUnsaved
                  ? t(messages.unsaved)
                  : refused?.fields.path
                    ? undefined
                    : refused?.message)
            }
            onClose={onClose}
          />
        </div>
      </form>
    </TypedDialog>
  )
}
