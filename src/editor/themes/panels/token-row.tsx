import { wcagContrast } from 'culori'
import type { ColorToken } from '@schemas/layout/color'
import { colorNames, schemeNames } from '@schemas/layout/color-names'
import { themeColors } from '@schemas/layout/theme-css'
import { useT } from '@kit/t'
import { useMemo } from 'react'
import { stepMessage } from '../leaf-messages'
import { Reset } from '../parts/setting'
import { useStudio, useTheme } from '../theme-context'
import { useDraft } from '../theme-store'
import { ColorButton } from './color-button'
import styles from './panels.module.css'

const messages = {
  contrast: { en: '{ratio}:1 on the page', th: 'ต่างจากพื้นหน้า {ratio}:1' },
}

/** One colour of the theme in both schemes: inherited from the base theme or the picks, or set here. */
export function TokenRow({ token }: { token: ColorToken }) {
  const t = useT()
  const { store } = useStudio()
  const theme = useTheme()
  const draft = useDraft(store)
  const colors = useMemo(() => themeColors(theme), [theme])
  const own = draft.overrides.colors?.[token]
  const name = t(colorNames[token])
  return (
    <li className={styles.token}>
      <span>{name}</span>
      <Reset
        label={name}
        isSet={own !== undefined}
        onReset={() =>
          store.set(stepMessage(`overrides.colors.${token}.light`), {
            [`overrides.colors.${token}.light`]: undefined,
            [`overrides.colors.${token}.dark`]: undefined,
          })
        }
      />
      {(['light', 'dark'] as const).map((scheme) => {
        const path = `overrides.colors.${token}.${scheme}`
        const color = colors[token][scheme]
        return (
          <ColorButton
            key={scheme}
            label={`${name}, ${t(schemeNames[scheme])}`}
            color={color}
            isSet={own?.[scheme] !== undefined}
            swatches={[
              theme.picks.brand,
              theme.picks.accent,
              theme.picks.neutral,
              colors.bg[scheme],
              colors.text[scheme],
            ]}
            onChange={(next) => store.set(stepMessage(path), { [path]: next }, path)}
          >
            {token !== 'bg' && (
              <span className={styles.soft}>
                {t(messages.contrast, { ratio: wcagContrast(color, colors.bg[scheme]).toFixed(1) })}
              </span>
            )}
          </ColorButton>
        )
      })}
    </li>
  )
}
