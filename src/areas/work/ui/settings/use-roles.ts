import { type MemberRole, memberRoles } from '@schemas/work/entities/project'
import { useT } from '@kit/t'
import { settingsTexts as texts } from './settings-texts'

/** Roles of a project as options. */
export function useRoles(): { value: MemberRole; label: string }[] {
  const t = useT()
  return memberRoles.map((value) => ({ value, label: t(texts.roles[value]) }))
}
