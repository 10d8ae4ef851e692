import type { CurrentUser } from '@tallyport/contracts/organisation/http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../components/ui/button.js';
import { useText } from '../../i18n/use-text.js';
import { cutPicture } from './cut-picture.js';
import { ProfileSection } from './profile-section.js';
import { profileQueries } from './queries.js';
import { useUpdateInfo } from './use-own.js';

/** The picture: cut to a square in the browser, so that a photograph never leaves it whole. */
export function PictureSection({ me }: { me: CurrentUser }) {
  const t = useText();
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [unreadable, setUnreadable] = useState(false);
  const { data } = useQuery(profileQueries.picture());
  const { mutate, isPending } = useUpdateInfo(me, ({ picture }) => t(picture === null ? 'profile.pictureRemoved' : 'profile.pictureSaved'));
  const save = (picture: string | null) =>
    mutate({ picture }, { onSuccess: () => cache.setQueryData(profileQueries.picture().queryKey, { picture }) });

  async function handleFile(file: File | undefined): Promise<void> {
    if (!file) return;
    const picture = await cutPicture(file);
    setUnreadable(picture === null);
    if (picture !== null) save(picture);
  }

  return (
    <ProfileSection title={t('profile.picture')} note={t('profile.pictureHint')}>
      <div className="flex items-center gap-4">
        {data?.picture ? (
          <img src={data.picture} alt={t('profile.pictureOf')} width={64} height={64} className="size-16 rounded-full" />
        ) : (
          <span aria-hidden="true" className="size-16 rounded-full border border-dashed border-control" />
        )}
        <input
          ref={input}
          type="file"
          aria-label={t('profile.choosePicture')}
          accept="image/png,image/jpeg"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            void handleFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <Button disabled={isPending} onClick={() => input.current?.click()}>
          {t('profile.choosePicture')}
        </Button>
        {data?.picture && (
          <Button variant="bare" disabled={isPending} onClick={() => save(null)}>
            {t('profile.removePicture')}
          </Button>
        )}
      </div>
      <p role={unreadable ? 'alert' : undefined} className="min-h-5 pt-1 text-caption text-red">
        {unreadable && t('profile.pictureUnreadable')}
      </p>
    </ProfileSection>
  );
}
