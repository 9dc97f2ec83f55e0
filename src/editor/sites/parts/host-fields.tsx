import { ActionIcon, Button, Group, TextInput } from '@mantine/core'
import { IconPlus, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { hostProblems, readHostName } from '@schemas/site/entities/host-name'
import { useT } from '@kit/t'
import fields from '../../ui/field-list.module.css'
import styles from '../sites.module.css'
import { Hint } from '../../ui/hint'

const messages = {
  hosts: { en: 'Host names', th: 'ชื่อโดเมน' },
  help: {
    en: 'Names that visitors type, such as shop.example.com. Each must point to this gateway. Links and search engines use the primary one.',
    th: 'ชื่อที่ผู้เยี่ยมชมพิมพ์ เช่น shop.example.com แต่ละชื่อต้องชี้มาที่เกตเวย์นี้ ลิงก์และเครื่องมือค้นหาจะใช้ชื่อหลัก',
  },
  host: { en: 'Host name {number}', th: 'ชื่อโดเมนที่ {number}' },
  primary: { en: 'Primary', th: 'ชื่อหลัก' },
  makePrimary: { en: 'Make “{host}” primary', th: 'ใช้ “{host}” เป็นชื่อหลัก' },
  remove: { en: 'Remove “{host}”', th: 'นำ “{host}” ออก' },
  add: { en: 'Add host name', th: 'เพิ่มชื่อโดเมน' },
}
const maxHosts = 20

type Props = {
  hosts: readonly string[]
  errors: Record<string, string>
  isTried: boolean
  onChange: (hosts: string[]) => void
}

/** Host names of a site, the primary one first; invalid names show an error while typing. */
export function HostFields({ hosts, errors, isTried, onChange }: Props) {
  const t = useT()
  const label = useId()
  const set = (index: number, value: string) => onChange(hosts.map((host, at) => (at === index ? value : host)))
  return (
    <fieldset className={fields.list} aria-labelledby={label}>
      <legend id={label}>{t(messages.hosts)}</legend>
      <p className={styles.soft}>{t(messages.help)}</p>
      {hosts.map((host, index) => {
        const problem = hostProblem(host, isTried)
        return (
          <div key={index} className={styles.host}>
            <TextInput
              aria-label={t(messages.host, { number: index + 1 })}
              value={host}
              placeholder="shop.example.com"
              spellCheck={false}
              autoCapitalize="none"
              inputMode="url"
              error={errors[`hosts.${index}`] ?? (problem && t(problem))}
              onChange={(event) => set(index, event.currentTarget.value)}
            />
            {index === 0 ? (
              <span className={styles.primary}>
                <IconStarFilled size={13} aria-hidden /> {t(messages.primary)}
              </span>
            ) : (
              <Group gap={2} wrap="nowrap">
                <Hint label={t(messages.makePrimary, { host })}>
                  <ActionIcon
                    aria-label={t(messages.makePrimary, { host })}
                    onClick={() => onChange([host, ...hosts.filter((_, at) => at !== index)])}
                  >
                    <IconStar size={16} />
                  </ActionIcon>
                </Hint>
                <Hint label={t(messages.remove, { host })}>
                  <ActionIcon
                    aria-label={t(messages.remove, { host })}
                    onClick={() => onChange(hosts.filter((_, at) => at !== index))}
                  >
                    <IconTrash size={16} />
                  </ActionIcon>
                </Hint>
              </Group>
            )}
          </div>
        )
      })}
      {hosts.length < maxHosts && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          onClick={() => onChange([...hosts, ''])}
        >
          {t(messages.add)}
        </Button>
      )}
    </fieldset>
  )
}

/** What is wrong with a host name; an incomplete one is not reported until `isTried`. */
export function hostProblem(host: string, isTried: boolean): { en: string; th: string } | undefined {
  const read = readHostName(host)
  if (!('problem' in read)) return undefined
  if (!isTried && (read.problem === 'empty' || read.problem === 'short')) return undefined
  return hostProblems[read.problem]
}
