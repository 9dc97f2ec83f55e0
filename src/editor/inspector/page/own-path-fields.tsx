import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { tidyPath } from '@schemas/layout/page-address'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { addressedPages } from '../../document/addressed-pages'
import type { FieldPath } from '../../document/operations/set-field'
import { checkOwnPaths } from '../../document/problems/own-paths'
import { useDocuments } from '../../state/site-documents'
import { describedBy, PropertyRow } from '../panel/property-row'
import { ownPathLabels, pageMessages as words } from './page-messages'

const help = {
  en: 'Leave empty to use the address above. A language’s address opens the page in that language. Links use it automatically, and an old address redirects to the new one.',
  th: 'เว้นว่างได้หากใช้ที่อยู่ด้านบน ผู้ที่เปิดที่อยู่เฉพาะภาษาจะเห็นหน้าในภาษานั้น ลิงก์ทั้งเว็บไซต์จะพาไปที่อยู่นี้โดยอัตโนมัติ และที่อยู่เดิมจะพาไปที่อยู่ใหม่',
}

type Props = { fields: FlatPage['fields']; onChange: (path: FieldPath, value: unknown, what: LocalisedText) => unknown }

/** A separate address per language of the site, checked against all other pages while typing. */
export function OwnPathFields({ fields, onChange }: Props): ReactNode {
  const t = useT()
  const { locales } = useSpace()
  const documents = useDocuments().data?.documents
  if (locales.length < 2 && !fields.paths) return null
  const problems = checkOwnPaths(fields, documents && addressedPages(documents))
  return locales.map((locale, index) => {
    const id = `page-paths-${locale}`
    const problem = problems.find(({ path }) => path?.[1] === locale)
    const error = problem && t(problem.words)
    const helpText = index === locales.length - 1 ? t(help) : undefined
    const value = fields.paths?.[locale] ?? ''
    const write = (next: string) => onChange(['paths', locale], next || undefined, words.paths)
    return (
      <PropertyRow key={locale} id={id} layout="stacked" label={t(ownPathLabels[locale])} error={error} help={helpText}>
        <TextInput
          id={id}
          lang={locale}
          aria-describedby={describedBy(id, helpText, error)}
          spellCheck={false}
          autoComplete="off"
          maxLength={200}
          placeholder={fields.path}
          value={value}
          error={Boolean(error)}
          onChange={(event) => write(event.currentTarget.value)}
          onBlur={() => {
            const tidy =
              ownPathsOf({ paths: { [locale]: /^[^/\s]/.test(value) ? `/${value}` : value } })[locale] ??
              tidyPath(value)
            if (tidy !== value) write(tidy)
          }}
        />
      </PropertyRow>
    )
  })
}
