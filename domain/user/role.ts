/** Everyone the portal tells apart: without a session, in the own account, or support in somebody else's. */
export type Role = 'visitor' | 'user' | 'admin-view';

/** The role of whoever has this session. */
export function roleOf(session: { readonly userId?: string; readonly adminEmail?: string } | undefined): Role {
  if (session?.userId === undefined) return 'visitor';
  return session.adminEmail === undefined ? 'user' : 'admin-view';
}
