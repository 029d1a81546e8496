/** A short message that goes away by itself; shown inside the topmost dialog when there is one. */
import { useApp } from '../app/app';

export const Toast = () => {
  const app = useApp();
  return (
    <div class="toast" role="status" data-shown={app.toast.value !== ''}>
      {app.toast.value}
    </div>
  );
};
