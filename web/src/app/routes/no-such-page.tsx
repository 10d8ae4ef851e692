import { buttonLook } from '../../components/ui/button.js';
import { Link } from '../../components/ui/link.js';
import { Standing } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';

export function NoSuchPage() {
  const t = useText();
  return (
    <Standing title={t('shell.noSuchPage')}>
      <Link to="/" className={buttonLook()}>
        {t('shell.toShipments')}
      </Link>
    </Standing>
  );
}
