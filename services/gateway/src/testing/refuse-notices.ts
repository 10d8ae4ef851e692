import type pg from 'pg';

/** From now on no notice of a changed password can be recorded, until it ends. */
export async function refuseNotices(owner: Pick<pg.Pool, 'query'>): Promise<{ end(): Promise<void> }> {
  await owner.query(`
    create function public.refuse_notice() returns trigger language plpgsql as $$ begin raise exception 'no notice today'; end $$;
    create trigger refuse_notice before insert on event_store.event for each row
      when ((new.data -> 'content' ->> 'template') = 'password-changed') execute function public.refuse_notice()`);
  return {
    end: async () => {
      await owner.query('drop trigger refuse_notice on event_store.event; drop function public.refuse_notice()');
    },
  };
}
