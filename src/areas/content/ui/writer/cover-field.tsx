import type { PostContent } from '@schemas/content/entities/post-content'
import { locales } from '@schemas/layout/locale'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { languageLabels } from '../state-texts'
import { CoverPreview } from './cover-preview'
import { pickPicture } from './pick-picture'
import { texts } from './texts'
import styles from './writer.module.css'

type Cover = NonNullable<PostContent['cover']>
type Props = { cover: Cover | undefined; mayPick: boolean; onChange: (cover: Cover | undefined) => void }

/** The cover picture with what it shows, in both languages. */
export function CoverField({ cover, mayPick, onChange }: Props) {
  const t = useT()
  const pick = async () => {
    const asset = await pickPicture()
    if (asset) onChange({ asset, alt: cover?.asset === asset ? cover.alt : {} })
  }
  return (
    <fieldset className={styles.set}>
      <legend>{t(texts.cover)}</legend>
      {cover && <CoverPreview asset={cover.asset} alt="" />}
      {!mayPick && !cover && <p className={styles.hint}>{t(texts.coverByManager)}</p>}
      {mayPick && (
        <div className={styles.acts}>
          <Button look="secondary" size="s" icon="photo" onClick={() => void pick()}>
            {t(texts.chooseCover)}
          </Button>
          {cover && (
            <Button look="quiet" size="s" onClick={() => onChange(undefined)}>
              {t(texts.removeCover)}
            </Button>
          )}
        </div>
      )}
      {cover &&
        locales.map((locale) => (
          <Field key={locale} label={t(texts.coverAlt, { language: t(languageLabels[locale]) })}>
            <TextInput
              lang={locale}
              maxLength={300}
              readOnly={!mayPick}
              value={cover.alt[locale] ?? ''}
              onChange={({ target }) => onChange({ ...cover, alt: { ...cover.alt, [locale]: target.value } })}
            />
          </Field>
        ))}
    </fieldset>
  )
}
