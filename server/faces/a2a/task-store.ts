import type { ListTasksRequest, ListTasksResponse, Task } from '@a2a-js/sdk'
import type { ServerCallContext, TaskStore } from '@a2a-js/sdk/server'

const PAGE = 50
const LARGEST_PAGE = 100

/**
 * Stores the newest tasks in memory, visible only to their callers. Tasks are complete when answered, so forgetting one only loses a
 * second look.
 * @param limit maximum tasks of all callers together
 */
export function createTaskStore(limit: number): TaskStore {
  const kept = new Map<string, { owner: string; task: Task }>()
  return {
    async save(task, context) {
      kept.delete(task.id)
      kept.set(task.id, { owner: ownerOf(context), task })
      if (kept.size > limit) kept.delete(kept.keys().next().value!)
    },
    async load(taskId, context) {
      const found = kept.get(taskId)
      return found?.owner === ownerOf(context) ? found.task : undefined
    },
    async list(params, context) {
      const owner = ownerOf(context)
      const own = [...kept.values()].filter((each) => each.owner === owner).map(({ task }) => task)
      return pageOf(
        own.reverse().filter((task) => matches(task, params)),
        params,
      )
    },
  }
}

function ownerOf({ user }: ServerCallContext): string {
  return user?.userName ?? ''
}

function matches({ contextId, status }: Task, params: ListTasksRequest): boolean {
  if (params.contextId && params.contextId !== contextId) return false
  if (params.status && params.status !== status?.state) return false
  return !params.statusTimestampAfter || (status?.timestamp ?? '') >= params.statusTimestampAfter
}

function pageOf(
  tasks: readonly Task[],
  { pageSize = PAGE, pageToken, includeArtifacts }: ListTasksRequest,
): ListTasksResponse {
  const size = Math.min(Math.max(pageSize, 1), LARGEST_PAGE)
  const start = Math.max(Number.parseInt(pageToken, 10) || 0, 0)
  const page = tasks.slice(start, start + size)
  return {
    tasks: includeArtifacts ? page : page.map((task) => ({ ...task, artifacts: [] })),
    nextPageToken: start + size < tasks.length ? String(start + size) : '',
    pageSize: page.length,
    totalSize: tasks.length,
  }
}
