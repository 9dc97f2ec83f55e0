import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { Asset } from '@schemas/layout/image'
import { productPath } from '@areas/commerce/ui/product-tile'
import { ShownPrice } from '@areas/commerce/ui/shown-price'
import { useShelf } from '@areas/commerce/ui/use-shelf'
import { AnswerAssetsProvider, usePage } from '@kit/boot'
import { Icon } from '@kit/icon'
import { navigateTo } from '@kit/navigate'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import { useProductSuggestions } from './use-product-suggestions'
import styles from './view.module.css'

type Option = { key: string; to: string; content: ReactNode }

/**
 * A GET form to the list, so that it works without scripts. On the list's own page a search changes the list in place.
 * Arrow keys move through the suggestions, Enter opens one, Escape closes them.
 */
export function View({ label, placeholder, page: target, suggestions }: Props) {
  const t = useT()
  const id = useId()
  const page = usePage()
  const { state, change } = useShelf()
  const box = useRef<HTMLFormElement>(null)
  const isHere = page?.path === target
  const own = isHere ? (state.q ?? '') : ''
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  // A search made elsewhere, such as "Did you mean", replaces what was typed.
  const text = typed?.over === own ? typed.text : own
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useProductSuggestions(text, suggestions && isOpen)
  const options: Option[] = found
    ? [
        ...found.categories.map(({ code, title }) => ({
          key: `category-${code}`,
          to: `/shop/categorie/${code}`,
          content: <Named icon="layout-grid" title={title} kind={t(texts.categories)} />,
        })),
        ...found.brands.map(({ code, title }) => ({
          key: `brand-${code}`,
          to: `${target}?brand=${code}`,
          content: <Named icon="building-store" title={title} kind={t(texts.makers)} />,
        })),
        ...found.products.map(({ id: product, code, title, picture, price, isFrom }) => ({
          key: product,
          to: productPath(code),
          content: (
            <>
              <span className={styles.thumb}>
                {picture && <Picture image={picture} sizes="3rem" ratio={1} alt="" />}
              </span>
              <span className={styles.name}>{title}</span>
              <ShownPrice price={price} isFrom={isFrom} />
            </>
          ),
        })),
      ]
    : []
  const isShown = isOpen && options.length > 0
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const search = (q: string) => {
    close()
    if (isHere) {
      setTyped({ text: q, over: q })
      change({ q: q || undefined })
    } else if (q) navigateTo(`${target}?${new URLSearchParams({ q })}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    search(text.trim())
  }
  const go = (to: string) => {
    close()
    navigateTo(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
      event.preventDefault()
      setOpen(true)
      // One more place than options: at -1, Enter searches for the typed text.
      const step = event.key === 'ArrowDown' ? 1 : -1
      setActive((now) => ((now + 1 + step + options.length + 1) % (options.length + 1)) - 1)
    } else if (event.key === 'Enter' && isShown && options[active]) {
      event.preventDefault()
      go(options[active].to)
    }
  }
  return (
    <search className={styles.search}>
      <form
        ref={box}
        action={target}
        method="get"
        className={styles.form}
        onSubmit={submit}
        onBlur={(event) => !box.current?.contains(event.relatedTarget) && close()}
      >
        <label htmlFor={`${id}q`} className="visually-hidden">
          {label ?? t(texts.label)}
        </label>
        <Icon name="search" className={styles.glass ?? ''} />
        <input
          id={`${id}q`}
          type="search"
          name="q"
          value={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder ?? t(texts.placeholder)}
          className={styles.input}
          {...(suggestions
            ? {
                role: 'combobox',
                'aria-expanded': isShown,
                'aria-controls': `${id}list`,
                'aria-autocomplete': 'list' as const,
                'aria-activedescendant': isShown && active >= 0 ? `${id}${active}` : undefined,
              }
            : {})}
          onChange={(event) => {
            setTyped({ text: event.target.value, over: own })
            setOpen(true)
            setActive(-1)
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className={styles.clear} aria-label={t(texts.clear)} onClick={() => search('')}>
            <Icon name="x" />
          </button>
        )}
        <button type="submit" className="visually-hidden">
          {t(texts.submit)}
        </button>
        {suggestions && (
          <AnswerAssetsProvider value={found?.assets as Record<string, Asset> | undefined}>
            <ul
              id={`${id}list`}
              role="listbox"
              aria-label={t(texts.suggestions)}
              className={styles.list}
              hidden={!isShown}
            >
              {options.map(({ key, to, content }, at) => (
                // The focus stays in the input, whose keys move through the list.
                <li
                  key={key}
                  id={`${id}${at}`}
                  role="option"
                  aria-selected={at === active}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => go(to)}
                >
                  {content}
                </li>
              ))}
            </ul>
          </AnswerAssetsProvider>
        )}
        {suggestions && (
          <output className="visually-hidden">
            {isOpen && found ? (options.length > 0 ? t(texts.found, { count: options.length }) : t(texts.none)) : ''}
          </output>
        )}
      </form>
    </search>
  )
}

function Named({ icon, title, kind }: { icon: 'layout-grid' | 'building-store'; title: string; kind: string }) {
  return (
    <>
      <span className={styles.thumb} data-plain="">
        <Icon name={icon} />
      </span>
      <span className={styles.name}>{title}</span>
      <span className={styles.kind}>{kind}</span>
    </>
  )
}
