import { useT } from '@kit/t'
import { ActionLink } from './action-button'

const messages = { signIn: { en: 'Sign in', th: 'เข้าสู่ระบบ' } }

/** Signs in in another tab; the builder stays open with everything typed and continues with the new session. */
export function SignInLink({ path = location.pathname }: { path?: string }) {
  const t = useT()
  return (
    <ActionLink variant="light" isSmall href={`/user/login?${new URLSearchParams({ to: path })}`} target="_blank">
      {t(messages.signIn)}
    </ActionLink>
  )
}
