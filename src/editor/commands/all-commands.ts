import { secondaryCommands } from './secondary-commands'
import type { Command } from '../state/command'
import { commands } from './commands'
import { viewCommands } from './view-commands'

/** Every action of the builder. Actions with neither a key nor a button are loaded with the lists that show them. */
export const allCommands: readonly Command[] = [
  ...commands.flatMap((command) => [command, ...(secondaryCommands[command.id] ?? [])]),
  ...viewCommands,
]
