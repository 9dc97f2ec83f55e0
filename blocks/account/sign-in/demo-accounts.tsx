import type { call } from '@schemas/account/calls/account/demo-accounts'
import type { OutputOf } from '@schemas/call'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { accountMessages } from '@kit/ui/site/account-messages'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  accounts: OutputOf<typeof call>['accounts']
  onPick: (email: string) => void
  filled: string
  id: string
}

/** Demo accounts for trying the site; the gateway returns them on local hosts only. */
export function DemoAccounts({ accounts, onPick, filled, id }: Props) {
  const t = useT()
  return (
    <section className={styles.demo} aria-labelledby={id}>
      <h2 id={id} className={styles.demoTitle}>
        {t(texts.demo)}
      </h2>
      <p className={styles.demoHint}>{t(texts.demoHint)}</p>
      <ul role="list" className={styles.accounts}>
        {accounts.map(({ email, role, name }) => (
          <li key={email}>
            <button
              type="button"
              className={styles.account}
              aria-pressed={filled === email}
              onClick={() => onPick(email)}
            >
              <Icon name={filled === email ? 'check' : 'user'} />
              <span className={styles.who}>
                {name || email}
                <span className={styles.address}>
                  {beforeSite(email)}
                  <wbr />
                  {email.slice(beforeSite(email).length)}
                </span>
              </span>
              <Badge size="s" tone={role === 'admin' ? 'accent' : role === 'manager' ? 'brand' : 'neutral'}>
                {t(accountMessages[role])}
              </Badge>
            </button>
          </li>
        ))}
      </ul>
      <output className="visually-hidden">{filled && t(texts.filled, { email: filled })}</output>
    </section>
  )
}

/** Break opportunity for narrow lines. */
const beforeSite = (email: string) => email.slice(0, email.indexOf('@') + 1)
