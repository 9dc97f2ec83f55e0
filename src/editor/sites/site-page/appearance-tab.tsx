import { Button } from '@mantine/core'
import { IconExternalLink, IconPalette } from '@tabler/icons-react'
import { useMemo } from 'react'
import { slotNames, themeSlots } from '@schemas/layout/theme-slots'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { SitePicture } from '../parts/site-picture'
import { useFamilies } from '../parts/use-families'
import type { OpenSite } from '../site-calls'
import styles from '../sites.module.css'

const messages = {
  theme: { en: 'Theme', th: 'ธีม' },
  slots: { en: 'Theme pack for each part', th: 'ส่วนต่าง ๆ มาจากชุดธีม' },
  studio: { en: 'Theme studio of this site', th: 'สตูดิโอธีมของเว็บไซต์นี้' },
  help: {
    en: 'Admins edit and publish a site’s theme in its own theme studio. It opens at the site’s address, where you sign in with an account on that site.',
    th: 'ธีมของเว็บไซต์ปรับและเผยแพร่ในสตูดิโอธีมของเว็บไซต์นั้นโดยผู้ดูแลระบบ ซึ่งเปิดที่ที่อยู่ของเว็บไซต์และต้องเข้าสู่ระบบด้วยบัญชีของเว็บไซต์นั้น',
  },
}

export function AppearanceTab({ site }: { site: OpenSite }) {
  const t = useT()
  const locale = useLocale()
  const appearances = useMemo(() => [site.look], [site.look])
  useFamilies(appearances)
  return (
    <div className={styles.look}>
      <SitePicture appearance={site.look} name={pickText(site.name, locale)} />
      <div>
        <h2 className={styles.subtitle}>
          {t(messages.theme)}: {pickText(site.look.title, locale)}
        </h2>
        <p className={styles.soft}>{t(messages.help)}</p>
        {site.status === 'active' && (
          <Button
            component="a"
            href={`${site.address}/?edit=theme`}
            target="_blank"
            leftSection={<IconPalette size={15} />}
            rightSection={<IconExternalLink size={13} />}
          >
            {t(messages.studio)}
          </Button>
        )}
        <h2 className={styles.subtitle}>{t(messages.slots)}</h2>
        <dl className={styles.facts}>
          {themeSlots.map((slot) => (
            <div key={slot}>
              <dt>{t(slotNames[slot])}</dt>
              <dd>{site.theme[slot]}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}
