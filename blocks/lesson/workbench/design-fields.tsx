import type { Design, ShownCertificate } from '@schemas/learning/entities/certificate'
import { type CertificateTemplate, certificateTemplates } from '@schemas/learning/entities/certificate-status'
import { pickText } from '@schemas/layout/pick-text'
import { CertificateSheet } from '@areas/learning/ui/certificate-sheet'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { BothTexts } from './both-texts'
import { certificateTexts as texts } from './certificate-texts'
import styles from './view.module.css'

type Props = { design: Design; onChange: (design: Design) => void }

const longName = 'พระพิพัฒน์ธรรมวิสุทธิ์ กตัญญูกตเวทีศรีวรรณวงศ์ ณ น่ำเชี่ยว ๒๕'

/** What is written in a template's places, with a preview that has the longest names. */
export function DesignFields({ design, onChange }: Props) {
  const t = useT()
  const locale = useLocale()
  const set = (more: Partial<Design>) => onChange({ ...design, ...more })
  const signatures = [0, 1].map((at) => design.signatures[at] ?? { name: '', role: '' })
  const sign = (at: number, more: Partial<Design['signatures'][number]>) =>
    set({
      signatures: signatures
        .map((each, index) => (index === at ? { ...each, ...more } : each))
        .filter(({ name }) => (typeof name === 'string' ? name !== '' : Boolean(name.th || name.en))),
    })
  const shown: ShownCertificate = {
    code: '0000000000000000J',
    status: 'valid',
    name: longName,
    title: 'วิเคราะห์ข้อมูลด้วยสเปรดชีตและ SQL สำหรับผู้เริ่มต้น รุ่นที่ ๑๒',
    minutes: 640,
    score: 9200,
    issuedAt: '2026-11-28T03:00:00Z',
    template: design.template,
    colour: /^#[0-9a-f]{6}$/.test(design.colour) ? design.colour : '#333333',
    issuer: pickText(design.issuer, locale),
    heading: pickText(design.heading, locale),
    statement: pickText(design.statement, locale),
    signatures: design.signatures.map(({ name, role }) => ({
      name: pickText(name, locale),
      role: pickText(role, locale),
    })),
    lesson: '',
    listed: false,
  }
  const number = (label: { en: string; th: string }, no: number) => ({
    en: label.en.replace('{no}', String(no)),
    th: label.th.replace('{no}', String(no)),
  })
  return (
    <>
      <div className={styles.acts}>
        <Field label={t(texts.designName)}>
          <TextInput
            value={design.name}
            maxLength={80}
            onChange={({ currentTarget: { value } }) => set({ name: value })}
          />
        </Field>
        <Field label={t(texts.template)}>
          <Select
            value={design.template}
            options={certificateTemplates.map((value) => ({ value, label: t(texts.templates[value]) }))}
            onChange={({ currentTarget: { value } }) => set({ template: value as CertificateTemplate })}
          />
        </Field>
        <Field label={t(texts.colour)}>
          <TextInput
            type="color"
            value={design.colour}
            onChange={({ currentTarget: { value } }) => set({ colour: value })}
          />
        </Field>
      </div>
      <BothTexts label={texts.issuer} value={design.issuer} onChange={(issuer) => set({ issuer })} />
      <BothTexts label={texts.heading} value={design.heading} onChange={(heading) => set({ heading })} />
      <BothTexts label={texts.statement} value={design.statement} onChange={(statement) => set({ statement })} />
      {signatures.map((each, at) => (
        <div key={at}>
          <BothTexts
            label={number(texts.signature, at + 1)}
            value={each.name}
            onChange={(name) => sign(at, { name })}
          />
          <BothTexts label={texts.signatureRole} value={each.role} onChange={(role) => sign(at, { role })} />
        </div>
      ))}
      <p className={styles.soft}>{t(texts.preview)}</p>
      <CertificateSheet certificate={shown} address="https://example.com/lesson/certification/public/0000" />
    </>
  )
}
