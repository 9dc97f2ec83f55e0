export { deleteCall, listCall, renameCall, restoreCall } from './ui/calls'
