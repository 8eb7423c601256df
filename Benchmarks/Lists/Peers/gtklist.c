/* Prints milliseconds of the first frame, a scroll step and a jump of GTK's list view over a million rows. */
#include <gtk/gtk.h>
#include <stdlib.h>

static double now(void) { return g_get_monotonic_time() / 1000.0; }

/* A model of rows that are made when they are asked for. */
typedef struct { GObject parent; } Rows;
typedef struct { GObjectClass parent; } RowsClass;
static GType rows_item_type(GListModel *m) { return GTK_TYPE_STRING_OBJECT; }
static guint rows_count(GListModel *m) { return 1000000; }
static gpointer rows_item(GListModel *m, guint i) {
    if (i >= 1000000) return NULL;
    char text[32];
    g_snprintf(text, sizeof text, "Row %u", i);
    return gtk_string_object_new(text);
}
static void rows_interface(GListModelInterface *i) {
    i->get_item_type = rows_item_type;
    i->get_n_items = rows_count;
    i->get_item = rows_item;
}
G_DEFINE_TYPE_WITH_CODE(Rows, rows, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE(G_TYPE_LIST_MODEL, rows_interface))
static void rows_init(Rows *r) {}
static void rows_class_init(RowsClass *c) {}

static void setup(GtkListItemFactory *f, GtkListItem *item, gpointer d) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    GtkWidget *title = gtk_label_new(NULL), *detail = gtk_label_new(NULL);
    gtk_widget_set_hexpand(title, TRUE);
    gtk_label_set_xalign(GTK_LABEL(title), 0);
    gtk_widget_set_size_request(box, -1, 82);
    gtk_box_append(GTK_BOX(box), title);
    gtk_box_append(GTK_BOX(box), detail);
    gtk_list_item_set_child(item, box);
}
static void bind(GtkListItemFactory *f, GtkListItem *item, gpointer d) {
    GtkWidget *box = gtk_list_item_get_child(item), *title = gtk_widget_get_first_child(box);
    char text[32];
    gtk_label_set_text(GTK_LABEL(title), gtk_string_object_get_string(gtk_list_item_get_item(item)));
    g_snprintf(text, sizeof text, "Detail %u", gtk_list_item_get_position(item) % 97);
    gtk_label_set_text(GTK_LABEL(gtk_widget_get_next_sibling(title)), text);
}

static double began, spent;
static int painted;
static void before(GdkFrameClock *c, gpointer d) { began = now(); }
static void after(GdkFrameClock *c, gpointer d) { spent = now() - began; painted = 1; }
static void wait_for_paint(void) {
    painted = 0;
    while (!painted) g_main_context_iteration(NULL, TRUE);
}
static int compare(const void *a, const void *b) { double x = *(double *)a, y = *(double *)b; return x < y ? -1 : x > y; }
static double median(double *v, int n) { qsort(v, n, sizeof *v, compare); return v[n / 2]; }

static GtkWidget *scroller;
static double show(void) {
    double start = now();
    GtkWidget *window = gtk_window_new();
    gtk_window_set_default_size(GTK_WINDOW(window), 780, 1688);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(setup), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *list = gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(g_object_new(rows_get_type(), NULL))), factory);
    gtk_list_view_set_show_separators(GTK_LIST_VIEW(list), TRUE);
    scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), list);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_window_present(GTK_WINDOW(window));
    GdkFrameClock *clock = gtk_widget_get_frame_clock(window);
    g_signal_connect(clock, "before-paint", G_CALLBACK(before), NULL);
    g_signal_connect(clock, "after-paint", G_CALLBACK(after), NULL);
    wait_for_paint();
    return now() - start;
}

int main(void) {
    gtk_init();
    double firsts[5], steps[120], jumps[60];
    show();
    for (int i = 0; i < 5; i++) firsts[i] = show();
    for (int i = 0; i < 10; i++) { gtk_widget_queue_draw(scroller); wait_for_paint(); }
    GtkAdjustment *y = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));
    for (int i = 0; i < 120; i++) {
        double start = now();
        gtk_adjustment_set_value(y, gtk_adjustment_get_value(y) + 74);
        double set = now() - start;
        wait_for_paint();
        steps[i] = set + spent;
    }
    for (int i = 0; i < 60; i++) {
        double start = now();
        gtk_adjustment_set_value(y, g_random_double() * (gtk_adjustment_get_upper(y) - 1688));
        double set = now() - start;
        wait_for_paint();
        jumps[i] = set + spent;
    }
    printf("%f %f %f\n", median(firsts, 5), median(steps, 120), median(jumps, 60));
    return 0;
}
