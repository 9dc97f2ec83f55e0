import { Notifications } from '@mantine/notifications'

/** What is said to the person for a moment. */
export function Messages() {
  return <Notifications position="bottom-center" autoClose={4000} withinPortal={false} />
}
