import type { SvgIconComponent } from '@mui/icons-material';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import DialpadOutlined from '@mui/icons-material/DialpadOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import NotificationsNoneOutlined from '@mui/icons-material/NotificationsNoneOutlined';
import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';

/** The icons by `codTipoNotificacao`. */
const icons: Readonly<Record<number, SvgIconComponent>> = {
  1: CampaignOutlined,
  2: BuildOutlined,
  3: DialpadOutlined,
  4: ReceiptLongOutlined,
  5: ShieldOutlined,
  6: FileDownloadOutlined,
  7: PlaylistAddCheckOutlined,
};

/** The icon of a notification's type; the type stands beside it as a word. */
export function TypeIcon({ type }: { type: number }) {
  const Icon = icons[type] ?? NotificationsNoneOutlined;
  return <Icon aria-hidden />;
}
